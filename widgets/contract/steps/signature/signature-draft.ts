import { type Ink, noInk } from './ink.ts'

/** A signature in one of the ways of signing, before it is a picture. */
export type SignatureDraft =
  | { readonly kind: 'drawn'; readonly ink: Ink }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'picture'; readonly file: Blob; readonly name: string }

/** What there is in each way of signing, and the way that is chosen. */
export interface SignatureDrafts {
  readonly way: SignatureDraft['kind']
  readonly ink: Ink
  readonly typed: string
  readonly picture?: { readonly file: Blob; readonly name: string } | undefined
}

export const noDrafts: SignatureDrafts = { way: 'drawn', ink: noInk, typed: '' }

/** The draft in the way that is chosen; undefined while there is nothing at all. */
export function chosenDraft({
  way,
  ink,
  typed,
  picture,
}: SignatureDrafts): SignatureDraft | undefined {
  switch (way) {
    case 'drawn':
      return ink.strokes.length > 0 ? { kind: way, ink } : undefined
    case 'typed':
      return typed.trim() ? { kind: way, name: typed.trim() } : undefined
    case 'picture':
      return picture && { kind: way, ...picture }
  }
}

/** Nothing left in the way that is chosen; the other ways keep what they have. */
export const cleared = (drafts: SignatureDrafts): SignatureDrafts => {
  switch (drafts.way) {
    case 'drawn':
      return { ...drafts, ink: noInk }
    case 'typed':
      return { ...drafts, typed: '' }
    case 'picture':
      return { ...drafts, picture: undefined }
  }
}

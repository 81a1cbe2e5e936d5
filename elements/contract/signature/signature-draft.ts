import { isName } from '../../../shared/person/name/person-name.ts'
import { type Ink, noInk } from './ink.ts'

/** A signature in one of the modes, before it is rendered as a picture. */
export type SignatureDraft =
  | { readonly kind: 'drawn'; readonly ink: Ink }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'image'; readonly file: Blob; readonly name: string }

/** The input of each mode, and the chosen mode. */
export interface SignatureDrafts {
  readonly mode: SignatureDraft['kind']
  readonly ink: Ink
  readonly typed: string
  readonly image?: { readonly file: Blob; readonly name: string } | undefined
}

export const noDrafts: SignatureDrafts = { mode: 'drawn', ink: noInk, typed: '' }

/** The draft of the chosen mode; undefined if it has no input, or a text that is no name. */
export function chosenDraft({
  mode,
  ink,
  typed,
  image,
}: SignatureDrafts): SignatureDraft | undefined {
  switch (mode) {
    case 'drawn':
      return ink.strokes.length > 0 ? { kind: mode, ink } : undefined
    case 'typed':
      return isName(typed) ? { kind: mode, name: typed.trim() } : undefined
    case 'image':
      return image && { kind: mode, ...image }
  }
}

/** Clears the chosen mode; the other modes keep their input. */
export const cleared = (drafts: SignatureDrafts): SignatureDrafts => {
  switch (drafts.mode) {
    case 'drawn':
      return { ...drafts, ink: noInk }
    case 'typed':
      return { ...drafts, typed: '' }
    case 'image':
      return { ...drafts, image: undefined }
  }
}

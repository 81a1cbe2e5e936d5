/** What a visitor fills in, in the order of the form. */
export const fieldNames = ['name', 'email', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** The fields as they were typed. */
export type Typed = Readonly<Record<FieldName, string>>

/** What is kept of an enquiry until it has arrived, also while its form is away. */
export interface EnquiryDraft {
  readonly typed: Typed
  /** The same words go with the same key: sent again after a lost answer, they arrive once. */
  readonly tried: { readonly words: string; readonly key: string }
}

export const emptyDraft: EnquiryDraft = {
  typed: { name: '', email: '', message: '' },
  tried: { words: '', key: '' },
}

/** An enquiry as the call takes it; `topic` is what it is about, or empty. */
export interface Enquiry extends Typed {
  readonly topic: string
}

/** The fields of a form, as they stand in it: what was typed before the page came alive counts. */
export function readTyped(form: HTMLFormElement): Typed {
  const fields = new FormData(form)
  const text = (name: FieldName) => String(fields.get(name) ?? '')
  return { name: text('name'), email: text('email'), message: text('message') }
}

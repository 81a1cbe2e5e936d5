/** What a visitor fills in, in the order of the form. */
export const fieldNames = ['name', 'email', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** The fields as they were typed. */
export type Typed = Readonly<Record<FieldName, string>>

/** An enquiry that has not arrived yet; it outlives its form. */
export interface EnquiryDraft {
  readonly typed: Typed
  /** The same text is sent with the same key: repeated after a lost answer, it arrives once. */
  readonly tried: { readonly words: string; readonly key: string }
}

export const emptyDraft: EnquiryDraft = {
  typed: { name: '', email: '', message: '' },
  tried: { words: '', key: '' },
}

/** The body of the call; `topic` may be empty. */
export interface Enquiry extends Typed {
  readonly topic: string
}

/** Reads the fields from the form, because visitors may type before hydration. */
export function readTyped(form: HTMLFormElement): Typed {
  const fields = new FormData(form)
  const text = (name: FieldName) => String(fields.get(name) ?? '')
  return { name: text('name'), email: text('email'), message: text('message') }
}

/** What a visitor fills in, in the order of the form. */
export const fieldNames = ['name', 'email', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** The fields as they were typed. */
export type Typed = Readonly<Record<FieldName, string>>

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

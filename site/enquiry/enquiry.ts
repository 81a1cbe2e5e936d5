import type { ApiError } from '../../shared/api/errors.ts'

/** What a visitor fills in, in the order of the form. */
export const fieldNames = ['name', 'email', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** The fields as they were typed, and the subject, which may be empty. It is the call's body too. */
export type Enquiry = Readonly<Record<FieldName | 'topic', string>>

export interface Failure {
  readonly error: ApiError
  /** Whether the enquiry may have arrived all the same. */
  readonly isUnresolved: boolean
}

/** An enquiry, until the visitor has seen that it arrived; it outlives its form. */
export interface EnquiryDraft {
  readonly typed: Enquiry
  /** The text of the last try and its key: if repeated after a lost answer, it arrives once. */
  readonly tried: { readonly words: string; readonly key: string }
  readonly isBusy: boolean
  /** Why the last try did not send it. */
  readonly failure?: Failure | undefined
  /** The visitor's address after it was sent. */
  readonly sentFrom?: string | undefined
}

export const emptyDraft: EnquiryDraft = {
  typed: { name: '', email: '', message: '', topic: '' },
  tried: { words: '', key: '' },
  isBusy: false,
}

/** Reads the fields from the form, because visitors may type before hydration. */
export function readTyped(form: HTMLFormElement): Enquiry {
  const fields = new FormData(form)
  const text = (name: keyof Enquiry) => String(fields.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    topic: text('topic'),
  }
}

/** Fills in the fields of a form that are empty. */
export function restoreTyped(form: HTMLFormElement, typed: Enquiry | undefined): void {
  if (!typed) return
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && !field.value) field.value = typed[name]
  }
  for (const choice of form.querySelectorAll<HTMLInputElement>('input[type=radio][name=topic]')) {
    if (choice.value === typed.topic) choice.checked = true
  }
}

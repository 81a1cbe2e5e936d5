import { maxEnquiryLength, maxEnquiryNameLength } from '../../shared/limits.ts'
import type { EmailReading } from '../../shared/person/email/email.ts'
import { tidyLine, tidyText } from '../../shared/text/free-text.ts'
import type { Enquiry } from './enquiry.ts'

/** The validation issue of each field: missing, not an address, or too long. */
export interface FieldErrors {
  readonly name?: 'missing' | 'long'
  readonly email?: 'missing' | 'invalid'
  readonly message?: 'missing' | 'long'
}

type Checked =
  | { readonly ok: true; readonly value: Enquiry }
  | { readonly ok: false; readonly errors: FieldErrors }

const errorOf = (text: string, maxLength: number): 'missing' | 'long' | undefined => {
  if (text === '') return 'missing'
  return text.length > maxLength ? 'long' : undefined
}

/**
 * Validates an enquiry.
 *
 * @param readEmail passed in, because it is loaded after the form
 */
export function checkEnquiry(typed: Enquiry, readEmail: (text: string) => EmailReading): Checked {
  const [name, message] = [tidyLine(typed.name), tidyText(typed.message)]
  const reading = readEmail(typed.email)
  const emailFault = reading.ok || (reading.reason === 'required' ? 'missing' : 'invalid')
  const nameError = errorOf(name, maxEnquiryNameLength)
  const messageError = errorOf(message, maxEnquiryLength)
  if (reading.ok && !nameError && !messageError) {
    return { ok: true, value: { ...typed, name, email: reading.email, message } }
  }
  return {
    ok: false,
    errors: {
      ...(nameError && { name: nameError }),
      ...(emailFault !== true && { email: emailFault }),
      ...(messageError && { message: messageError }),
    },
  }
}

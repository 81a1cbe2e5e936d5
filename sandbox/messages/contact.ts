import { mailboxKey, readEmail } from '../../shared/person/email/email.ts'
import { readMobile } from '../../shared/person/phone/mobile.ts'
import { normalizeInput } from '../../shared/text/normalize-input.ts'
import { Refusal } from '../core/answer.ts'
import { msg } from '../language/msg.ts'

/** How a message reaches a person: by e-mail, or by text message to a mobile number. */
type MessageKind = 'EMAIL' | 'TEXT'

/** Where a person is reached. It also names the person's account. */
export interface Contact {
  readonly kind: MessageKind
  /** The address as messages are sent to it; a mobile number as E.164. */
  readonly to: string
  /** The one spelling that contacts are compared by. */
  readonly mailbox: string
}

export const kindOf = (to: string): MessageKind => (to.includes('@') ? 'EMAIL' : 'TEXT')

/** @param to an e-mail address as `readEmail` gave it, or a mobile number as E.164 */
export const mailboxOf = (to: string): string => (kindOf(to) === 'EMAIL' ? mailboxKey(to) : to)

const contactOf = (to: string): Contact => ({ kind: kindOf(to), to, mailbox: mailboxOf(to) })

/** Whether a text is meant as a number: a plus or a digit comes first, and there is no @. */
const isNumber = (text: string): boolean => /^[+\d][^@]*$/.test(normalizeInput(text))

/** Reads an e-mail address, or a mobile number with its country code; `undefined` for neither. */
export function readContact(text: string): Contact | undefined {
  if (isNumber(text)) {
    const reading = readMobile(text, '')
    return reading.ok ? contactOf(reading.mobile) : undefined
  }
  const reading = readEmail(text)
  return reading.ok ? contactOf(reading.email) : undefined
}

const invalidEmail = msg('Please enter a valid email')

const invalidMobile = msg('Please enter a valid mobile number')

/** Reads the e-mail address that a person entered, or throws a refusal. */
export function enteredEmail(text: string): Contact {
  const reading = readEmail(text)
  if (!reading.ok) throw new Refusal(invalidEmail)
  return contactOf(reading.email)
}

/** Reads the e-mail address or mobile number that a person entered, or throws a refusal. */
export function enteredContact(text: string): Contact {
  const contact = readContact(text)
  if (!contact) throw new Refusal(isNumber(text) ? invalidMobile : invalidEmail)
  return contact
}

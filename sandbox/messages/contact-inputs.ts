import * as v from 'valibot'
import { readEmail } from '../../shared/person/email/email.ts'
import { readMobile } from '../../shared/person/phone/mobile.ts'
import { readContact } from './contact.ts'

const entered = (readAs: (text: string) => string | undefined, problem: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = readAs(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: problem })
      return NEVER
    }),
  )

/** An e-mail address, read as the elements read it. */
export const email = entered((text) => {
  const reading = readEmail(text)
  return reading.ok ? reading.email : undefined
}, 'An e-mail address is needed')

/** A mobile number with its country code. */
export const mobile = entered((text) => {
  const reading = readMobile(text, '')
  return reading.ok ? reading.mobile : undefined
}, 'A mobile number with its country code is needed')

/** An e-mail address, or a mobile number with its country code. */
export const address = entered(
  (text) => readContact(text)?.to,
  'An e-mail address or a mobile number is needed',
)

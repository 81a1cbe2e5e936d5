import { useLingui } from '@lingui/react/macro'
import { maxEnquiryLength, maxEnquiryNameLength } from '../../shared/limits.ts'
import type { Fault, Faults } from './check-enquiry.ts'
import type { FieldName } from './enquiry.ts'

/** What is wrong with a field, in words. */
export function useFaultTexts(faults: Faults): Readonly<Partial<Record<FieldName, string>>> {
  const { t } = useLingui()
  const words: Readonly<Record<FieldName, Readonly<Record<Fault, string>>>> = {
    name: {
      missing: t`Please enter your name`,
      invalid: t`Please enter your name`,
      long: t`Please keep your name to ${maxEnquiryNameLength} characters`,
    },
    email: {
      missing: t`Please enter your e-mail`,
      invalid: t`Please enter a valid email`,
      long: t`Please enter a valid email`,
    },
    message: {
      missing: t`Please enter your message`,
      invalid: t`Please enter your message`,
      long: t`Please keep your message to ${maxEnquiryLength} characters`,
    },
  }
  const entries = Object.entries(faults) as [FieldName, Fault][]
  return Object.fromEntries(entries.map(([name, fault]) => [name, words[name][fault]]))
}

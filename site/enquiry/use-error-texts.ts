import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { maxEnquiryLength, maxEnquiryNameLength } from '../../shared/limits.ts'
import type { FieldErrors } from './check-enquiry.ts'
import type { FieldName } from './enquiry.ts'

/** The error message of each field. */
export function useErrorTexts({
  name,
  email,
  message,
}: FieldErrors): Readonly<Record<FieldName, string | undefined>> {
  const { t } = useLingui()
  const words = {
    name: {
      missing: t`Please enter your name`,
      long: t`Please keep your name to ${plural(maxEnquiryNameLength, { one: `${maxEnquiryNameLength} character`, other: `${maxEnquiryNameLength} characters` })}`,
    },
    email: {
      missing: t`Please enter your e-mail address`,
      invalid: t`Please enter a valid email`,
    },
    message: {
      missing: t`Please enter your message`,
      long: t`Please keep your message to ${plural(maxEnquiryLength, { one: `${maxEnquiryLength} character`, other: `${maxEnquiryLength} characters` })}`,
    },
  }
  return {
    name: name && words.name[name],
    email: email && words.email[email],
    message: message && words.message[message],
  }
}

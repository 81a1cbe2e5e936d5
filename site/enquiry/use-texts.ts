import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { maxEnquiryLength, maxEnquiryNameLength, requestTimeoutMs } from '../../shared/limits.ts'
import type { FieldErrors } from './check-enquiry.ts'
import type { Failure, FieldName } from './enquiry.ts'

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
      long: t`Use ${plural(maxEnquiryNameLength, { one: `${maxEnquiryNameLength} character`, other: `${maxEnquiryNameLength} characters` })} or fewer`,
    },
    email: {
      missing: t`Please enter your e-mail address`,
      invalid: t`Please enter a valid email`,
    },
    message: {
      missing: t`Please enter your message`,
      long: t`Use ${plural(maxEnquiryLength, { one: `${maxEnquiryLength} character`, other: `${maxEnquiryLength} characters` })} or fewer`,
    },
  }
  return {
    name: name && words.name[name],
    email: email && words.email[email],
    message: message && words.message[message],
  }
}

/** Why an enquiry was not sent: `short` for a toast; `whole`, with what to do, for the form. */
export function useFailureTexts(): (failure: Failure) => { short: string; whole: string } {
  const { t } = useLingui()
  return ({ error: { kind, message }, isUnresolved }) => {
    const short =
      (kind === 'timeout' && t`timeout of ${requestTimeoutMs} ms exceeded`) ||
      (kind === 'network' && t`Network Error`) ||
      message ||
      t`Unknown Error`
    const whole =
      (kind === 'network' &&
        !navigator.onLine &&
        t`You are offline. Your message is still here. Submit it again once you are connected.`) ||
      (isUnresolved &&
        t`We could not confirm that your message was sent. It is still here, and submitting it again will not send it twice.`) ||
      message ||
      t`We could not send your message. It is still here. Try again later.`
    return { short, whole }
  }
}

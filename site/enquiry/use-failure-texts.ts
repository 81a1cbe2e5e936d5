import { useLingui } from '@lingui/react/macro'
import { requestTimeoutMs } from '../../shared/limits.ts'
import type { Failure } from './enquiry.ts'

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
        t`You are offline. Your message has been kept; please submit it again once you are connected.`) ||
      (isUnresolved &&
        t`We could not confirm that your message was sent. It is still here, and submitting it again will not send it twice.`) ||
      message ||
      t`Your message could not be sent. It has been kept; please try again later.`
    return { short, whole }
  }
}

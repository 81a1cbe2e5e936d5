import { useLingui } from '@lingui/react/macro'
import { requestTimeout } from '../../shared/limits.ts'
import type { Failure } from './use-enquiry.ts'

/** Why an enquiry was not sent: short for a toast, whole with what to do for the form. */
export function useFailureTexts(): (failure: Failure) => { short: string; whole: string } {
  const { t } = useLingui()
  return ({ error: { kind, message }, isUnresolved }) => {
    const short =
      (kind === 'timeout' && t`timeout of ${requestTimeout} ms exceeded`) ||
      (kind === 'network' && t`Network Error`) ||
      message ||
      t`Unknown Error`
    const whole =
      (kind === 'network' &&
        !navigator.onLine &&
        t`You are offline. Nothing is lost: what you wrote stays here. Submit it again once you are connected.`) ||
      (isUnresolved &&
        t`No clear answer came. What you wrote stays here, and submitting it again will not send it twice.`) ||
      message ||
      t`Your message could not be sent. What you wrote stays here; please try again in a while.`
    return { short, whole }
  }
}

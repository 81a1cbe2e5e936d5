import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../shared/api/errors.ts'
import { requestTimeout } from '../../shared/limits.ts'

/** Why an enquiry was not sent: in short for a toast, and with what to do for the form. */
export function useFailureTexts(): (error: ApiError) => { short: string; whole: string } {
  const { t } = useLingui()
  return ({ kind, message }) => {
    if (kind === 'network' && !navigator.onLine) {
      return {
        short: t`Network Error`,
        whole: t`You are offline. Nothing is lost: what you wrote stays here. Submit it again once you are connected.`,
      }
    }
    if (kind === 'network' || kind === 'timeout') {
      return {
        short: kind === 'timeout' ? t`timeout of ${requestTimeout} ms exceeded` : t`Network Error`,
        whole: t`No answer came. What you wrote stays here, and submitting it again will not send it twice.`,
      }
    }
    if (message) return { short: message, whole: message }
    return {
      short: t`Unknown Error`,
      whole: t`Your message could not be sent. What you wrote stays here; please try again in a while.`,
    }
  }
}

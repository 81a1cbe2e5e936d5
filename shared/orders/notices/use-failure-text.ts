import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../api/errors.ts'
import { errorText } from '../../element/model/error-text.ts'

/**
 * Why a call failed, for a panel that stays: the server's own words, or plain ones of ours. The
 * toast has the words of the specification, such as `Unknown Error`.
 */
export function useFailureText(): (error: ApiError) => string {
  const { t, i18n } = useLingui()
  return (error) => {
    const { kind, message, isRenewed } = error
    if (message) return message
    if (isRenewed || kind === 'key') return errorText(error, i18n)
    if (kind === 'network') return t`There is no connection to the server.`
    if (kind === 'timeout') return t`The server did not reply in time.`
    return t`The server could not respond.`
  }
}

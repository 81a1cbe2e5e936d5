import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError, ErrorKind } from '../../api/errors.ts'
import { requestTimeoutMs as callTimeoutMs } from '../../limits.ts'

/** The text for each kind of error if the server sent none (specification, section 8). */
const texts: Readonly<Record<ErrorKind, (error: ApiError) => MessageDescriptor>> = {
  network: () => msg`Network Error`,
  timeout: ({ limit: requestTimeoutMs = callTimeoutMs }) =>
    msg`timeout of ${requestTimeoutMs} ms exceeded`,
  aborted: () => msg`Request aborted`,
  canceled: () => msg`canceled`,
  protocol: () => msg`Unsupported protocol`,
  malformed: () => msg`Unknown Error`,
  redirect: () => msg`Unknown Error`,
  key: () => msg`We sent nothing. This page cannot send it safely yet; contact your broker.`,
  server: () => msg`Unknown Error`,
  status: ({ status = 0 }) => msg`Request failed with status code ${status}`,
  unsettled: () => msg`Unknown Error`,
  refused: () => msg`Error`,
  auth: () => msg`Signed out, can cancel or sign in again.`,
  forbidden: () => msg`Token Error`,
}

/** The text to show for an error: the server's own, or ours in the reader's language. */
export const errorText = (error: ApiError, i18n: Pick<I18n, '_'>): string =>
  error.message ||
  i18n._(error.isRenewed ? msg`Your session was renewed. Try again.` : texts[error.kind](error))

import type { ApiError } from './errors.ts'

/**
 * Whether the server may have acted although no good answer came. After such an error a call that
 * moves money must not be repeated before its outcome is known.
 */
export const leavesOutcomeUnknown = (error: ApiError): boolean =>
  !error.isUnsent && mayHaveActed(error)

const mayHaveActed = ({ kind, status = 200, isContradictory }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'aborted' ||
  kind === 'canceled' ||
  kind === 'unsettled' ||
  kind === 'malformed' ||
  // A server may act and then lead to a page that says so.
  kind === 'redirect' ||
  kind === 'server' ||
  isContradictory === true ||
  // A gateway may send such a refusal although the server behind it has acted; 408 is a timeout.
  (kind === 'refused' && (status >= 500 || status === 408))

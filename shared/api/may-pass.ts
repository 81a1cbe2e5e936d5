import type { ApiError } from './errors.ts'

/** Whether another try may succeed. Any other error means that the server does not have the call. */
export const mayPass = ({ kind, status = 0 }: ApiError): boolean =>
  ['network', 'timeout', 'aborted', 'canceled'].includes(kind) || status === 429 || status >= 500

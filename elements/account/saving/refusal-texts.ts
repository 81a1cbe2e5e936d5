import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError } from '../../../shared/api/errors.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'

const texts: ReadonlyMap<number | undefined, MessageDescriptor> = new Map([
  [refusalCodes.wrongCredentials, msg`The account or password is incorrect.`],
  [refusalCodes.locked, msg`Too many failed attempts. Wait before trying again.`],
])

/** The error with our own text in the reader's language, if the server's text is not shown. */
export function withOwnText(
  error: ApiError,
  translate: (message: MessageDescriptor) => string,
): ApiError {
  const text = texts.get(error.code)
  return text ? { ...error, message: translate(text) } : error
}

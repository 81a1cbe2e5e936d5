import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError } from '../../api/errors.ts'

/**
 * What a person reads of something that has not left the browser: why, what that means, and what to do
 * next. `undefined` for any other error.
 */
export function unsentTexts(
  { kind, isUnsent }: Partial<Pick<ApiError, 'isUnsent'>> & { readonly kind: string },
  i18n: Pick<I18n, '_'>,
): readonly [title: string, meaning: string, advice: string] | undefined {
  if (kind === 'key') {
    return [
      i18n._(msg`This page cannot send it safely yet`),
      i18n._(msg`We sent nothing. What you entered is still here.`),
      i18n._(msg`Contact your broker.`),
    ]
  }
  if (!isUnsent) return undefined
  return [
    i18n._(msg`This could not be sent`),
    i18n._(msg`We sent nothing. What you entered is still here.`),
    i18n._(msg`Try again.`),
  ]
}

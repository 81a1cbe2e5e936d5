import type { Messages } from '@lingui/core'
import type { ApiError } from '../../api/errors.ts'
import type { I18nLoader } from '../../text/i18n/i18n-loader.ts'
import { createToasts, type Toasts } from '../../ui/create-toasts.ts'
import { errorText } from './error-text.ts'

/** The toasts and error texts of an element. */
export interface Notifications {
  readonly toasts: Toasts
  /** The text of an error, in the reader's language. */
  textOf(error: ApiError): string
}

const shared = import.meta.glob<{ messages: Messages }>('/locales/*/shared.po')

export async function openNotifications(
  { i18n, load }: Pick<I18nLoader, 'i18n' | 'load'>,
  signal: AbortSignal,
): Promise<Notifications> {
  await load(shared)
  const toasts = createToasts()
  signal.addEventListener('abort', () => toasts.clear())
  return { toasts, textOf: (error) => errorText(error, i18n) }
}

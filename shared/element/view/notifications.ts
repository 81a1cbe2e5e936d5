import type { Messages } from '@lingui/core'
import type { ApiError } from '../../api/errors.ts'
import type { Texts } from '../../i18n/texts.ts'
import { createToasts, type Toasts } from '../../ui/create-toasts.ts'
import { errorText } from './error-text.ts'

/** How an element says that something went well or wrong: loaded once its first view can be used. */
export interface Notifications {
  readonly toasts: Toasts
  /** The words for an error, in the reader's language. */
  textOf(error: ApiError): string
}

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/shared.po')

export async function openNotifications(texts: Texts, signal: AbortSignal): Promise<Notifications> {
  await texts.add(catalogues)
  const toasts = createToasts()
  signal.addEventListener('abort', () => toasts.clear())
  return { toasts, textOf: (error) => errorText(error, (message) => texts.i18n._(message)) }
}

import type { StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../api/errors.ts'
import { type LoadOnce, loadOnce } from '../../api/loading/load-once.ts'
import type { I18nLoader } from '../../text/i18n/i18n-loader.ts'
import type { BaseContext, BaseState } from './base-state.ts'
import type { Notifications } from './notifications.ts'

export interface NotificationLoader {
  /** Toasts and error texts, with the texts that all elements share. */
  readonly notifications: LoadOnce<Notifications>
  /** Resolves once a toast can be seen. */
  whenVisible(): Promise<Notifications>
  /** The text of an error in the reader's language, or the server's if the texts cannot be loaded. */
  errorText(error: ApiError): Promise<string>
}

export function createNotificationLoader(
  { signal }: BaseContext,
  { i18n, activate, load }: I18nLoader,
  base: StoreApi<BaseState>,
): NotificationLoader {
  // The screens work without it; if it cannot be loaded, the next message loads it again.
  const layer = loadOnce(async () => {
    const { default: NotificationLayer } = await import('../view/NotificationLayer.tsx')
    base.setState({ NotificationLayer })
  })
  const notifications = loadOnce(async () => {
    layer().catch(() => undefined)
    const { openNotifications } = await import('./notifications.ts')
    const opened = await openNotifications({ i18n, load }, signal)
    base.setState({ notifications: opened })
    return opened
  })
  return {
    notifications,
    whenVisible: async () => (await Promise.all([notifications(), layer()]))[0],
    async errorText(error) {
      try {
        const { textOf } = await notifications()
        if (!i18n.locale) await activate(base.getState().locale)
        return textOf(error)
      } catch {
        return error.message ?? 'Error'
      }
    },
  }
}

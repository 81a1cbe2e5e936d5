import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import type { Drafts } from '../enquiry/drafts.ts'
import { DocumentsContext } from '../layout/documents/documents-context.ts'
import { createOverlays } from '../layout/overlays/load-overlays.ts'
import { createNotices } from './notices.ts'
import { SiteContext } from './site-context.ts'

/** Wraps a part of the site in its contexts; its texts are the English messages. */
export function inSite(
  part: ReactNode,
  locale: Locale = 'en',
  toasts = createToasts(),
  notices = createNotices(),
  drafts: Drafts = new Map(),
) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const parts = {
    locale,
    toasts,
    notices,
    drafts,
    overlays: createOverlays(locale),
    withoutScript: null,
    shell: null,
  }
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={parts}>
        <DocumentsContext value={{ open: () => {} }}>{part}</DocumentsContext>
      </SiteContext>
    </I18nProvider>
  )
}

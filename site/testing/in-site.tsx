import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { DocumentsContext } from '../common/DocumentLink.tsx'
import { loadPart } from '../common/load-part.ts'
import { SiteContext } from '../common/site-context.ts'
import { createNavigation } from '../elements/follow-steps.ts'
import { type Drafts, DraftsContext } from '../enquiry/drafts.ts'
import { createNotices } from '../preferences/notices.ts'

/** Wraps a part of the site in its contexts; its texts are the English messages. */
export function inSite(
  part: ReactNode,
  locale: Locale = 'en',
  toasts = createToasts(),
  notices = createNotices(),
  drafts: Drafts = new Map(),
  navigation = createNavigation(),
) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const parts = {
    locale,
    toasts,
    notices,
    navigation,
    overlays: loadPart(locale, () => import('../overlays/overlays.ts')),
    withoutScript: null,
    shell: null,
  }
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={parts}>
        <DraftsContext value={drafts}>
          <DocumentsContext value={{ open: () => {} }}>{part}</DocumentsContext>
        </DraftsContext>
      </SiteContext>
    </I18nProvider>
  )
}

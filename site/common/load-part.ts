import type { I18n, Messages } from '@lingui/core'
import { type LoadOnce, loadOnce } from '../../shared/api/loading/load-once.ts'
import type { Catalogues } from '../../shared/text/i18n/catalogues.ts'
import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'

/** Texts of the header, the footer and the pages without a catalogue of their own. */
export const layoutCatalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site.po')

/**
 * A later part of the site with its texts. It has its own I18n instance: more texts in the page's
 * instance would re-render its consumers, and React would discard the parts of a document that are
 * not hydrated yet.
 */
export const loadPart = <Part extends object>(
  locale: Locale,
  importPart: () => Promise<Part & { readonly catalogues?: Catalogues }>,
): LoadOnce<Part & { readonly i18n: I18n }> =>
  loadOnce(async () => {
    const part = await importPart()
    const { i18n, activate } = createI18nLoader({ ...layoutCatalogues, ...part.catalogues })
    await activate(locale)
    return { ...part, i18n }
  })

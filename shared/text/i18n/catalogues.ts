import type { Messages } from '@lingui/core'
import type { Locale } from './locale.ts'

/**
 * What `import.meta.glob` returns for po files: a loader per path, such as
 * `/locales/zh/transfer.po`. The loaders are module imports, so that repeated calls are free.
 */
export type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

/** Starts to download the catalogues of a language before `createI18nLoader` needs them. */
export const preloadCatalogues = (catalogues: Catalogues, locale: Locale): void => {
  for (const [path, load] of Object.entries(catalogues)) {
    if (path.includes(`/${locale}/`)) load().catch(() => undefined)
  }
}

import type { Locale } from './locale.ts'
import type { Catalogues } from './texts.ts'

/** Asks for the catalogues of a language ahead of `createTexts`, which asks again and gets the same. */
export const loadCatalogues = (catalogues: Catalogues, locale: Locale): void => {
  for (const [path, load] of Object.entries(catalogues)) {
    if (path.includes(`/${locale}/`)) load().catch(() => undefined)
  }
}

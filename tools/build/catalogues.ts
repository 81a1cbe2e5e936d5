import { relative } from 'node:path'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { markedHeadings } from './phrases.ts'

/**
 * Compiles catalogues. Japanese headings are there once more with marks, which `@lingui/vite-plugin`
 * cannot add.
 */
export function catalogues(root: string): Plugin {
  const config = getConfig({ cwd: root })
  const options = {
    fallbackLocales: config.fallbackLocales || {},
    sourceLocale: config.sourceLocale ?? 'en',
  }
  const all = getCatalogs(config)
  return {
    name: 'catalogues',
    transform: {
      filter: { id: /\/locales\/\w+\/[\w-]+\.po$/ },
      async handler(_, id) {
        const path = relative(root, id)
        const found = getCatalogForFile(path, await all)
        if (!found) throw new Error(`${path} is no catalogue of lingui.config.ts`)
        const { locale, catalog } = found
        for (const file of await getCatalogDependentFiles(catalog, locale)) this.addWatchFile(file)
        const { messages, missing } = await catalog.getTranslations(locale, options)
        if (missing.length > 0)
          throw new Error(createMissingErrorMessage(locale, missing, 'loader'))
        const marked = locale === 'ja' ? markedHeadings(messages, path) : {}
        const { source, errors } = createCompiledCatalog(
          locale,
          { ...messages, ...marked },
          { namespace: 'es' },
        )
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}

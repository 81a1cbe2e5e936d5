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
import type { ElementName } from '../../elements/elements.ts'
import { markedHeadings } from './phrases.ts'

/**
 * The shared catalogues that join the texts of an element's later steps: each translation is in one
 * catalogue, and texts that are loaded together are one file.
 */
const joined: Readonly<Record<`${ElementName}-steps`, readonly string[]>> = {
  'account-steps': ['shared'],
  'contract-steps': ['shared'],
  'fund-lookup-steps': ['shared'],
  'transfer-steps': ['shared', 'transfers'],
  'wallet-steps': ['shared', 'transfers'],
}
const isJoined = (name: string): name is keyof typeof joined => Object.hasOwn(joined, name)

/**
 * Compiles catalogues. Those of an element's steps contain the shared ones, and Japanese headings are
 * there once more with marks, which `@lingui/vite-plugin` cannot add.
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
        const translationsOf = async (path: string) => {
          const found = getCatalogForFile(path, await all)
          if (!found) throw new Error(`${path} is no catalogue of lingui.config.ts`)
          const { locale, catalog } = found
          for (const file of await getCatalogDependentFiles(catalog, locale))
            this.addWatchFile(file)
          const { messages, missing } = await catalog.getTranslations(locale, options)
          if (missing.length > 0)
            throw new Error(createMissingErrorMessage(locale, missing, 'loader'))
          return messages
        }
        const path = relative(root, id)
        const [, locale = '', name = ''] = /(\w+)\/([\w-]+)\.po$/.exec(path) ?? []
        const others = isJoined(name) ? joined[name] : []
        const paths = [...others.map((other) => path.replace(`${name}.po`, `${other}.po`)), path]
        const parts = await Promise.all(
          paths.map(async (part) => {
            const texts = await translationsOf(part)
            return locale === 'ja' ? { ...texts, ...markedHeadings(texts, part) } : texts
          }),
        )
        const { source, errors } = createCompiledCatalog(locale, Object.assign({}, ...parts), {
          namespace: 'es',
        })
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}

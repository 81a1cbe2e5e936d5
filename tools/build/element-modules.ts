import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { type ElementName, elementNames, tagOf } from '../../elements/elements.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { classNameOf } from './manifest/types.ts'
import { readCatalogue } from './read-catalogue.ts'

/*
 * The modules of an element that follow from its folder, and are therefore written by nobody.
 * `virtual:tw-transfer/…`:
 *
 * - `imports`: all that its entry imports dynamically; the build makes a file of each
 * - `entry`: what it shows and loads before its class is loaded
 * - `define`: the entry of a page: paints the shell, loads `element` and defines the tag
 * - `element`: creates its class; importing it has no effect
 * - `class`: the class that the package exports
 * - `register`: defines the tag at once, for a page that shows the shell by itself
 */

const pattern = /^virtual:tw-([\w-]+)\/(imports|entry|define|element|class|register)(?:\?|$)/

/** The id of a module, for a build's `input`. */
export const elementModule = (
  name: ElementName,
  part: 'imports' | 'define' | 'element' | 'class',
) => `virtual:${tagOf(name)}/${part}`

/** What `declaration.ts` may export beside the declaration. */
interface Facts {
  /** A text of the catalogues, one for each `screen`, or the text in each language. */
  readonly title: string | Readonly<Record<string, string>>
  /** The calls that the entry sends. */
  readonly firstCalls?: unknown
  /** The name of the long text that the shell shows. */
  readonly document?: string
}

const byLocale = (write: (locale: Locale) => string): string =>
  `{ ${locales.map((locale) => `${locale}: ${write(locale)}`).join(', ')} }`

/** An object with an import for each language, as `import.meta.glob` makes it. */
const importEach = (pathOf: (locale: Locale) => string): string =>
  `{ ${locales.map((locale) => `'${pathOf(locale)}': () => import('${pathOf(locale)}')`).join(', ')} }`

export function elementModules(root: string): Plugin {
  const at = (path: string) => JSON.stringify(join(root, path))
  const factsOf = async (name: ElementName): Promise<Facts> =>
    (
      await runnerImport<Facts>(join(root, `elements/${name}/declaration.ts`), {
        configFile: false,
      })
    ).module

  /** The translations of a text in the catalogues of an element, as code. */
  const translated = async (name: ElementName, text: string): Promise<string> => {
    const texts = new Map<Locale, string>()
    for (const locale of locales) {
      const messages = await readCatalogue(root, locale, name)
      const { translation } =
        messages.find(({ message, context }) => message === text && !context) ?? {}
      if (!translation)
        throw new Error(`${name}.po of ${locale} has no text "${text}", the title of the element`)
      texts.set(locale, translation)
    }
    return byLocale((locale) => JSON.stringify(texts.get(locale)))
  }

  const titleOf = async (name: ElementName, title: Facts['title']): Promise<string> => {
    if (typeof title === 'string') return translated(name, title)
    if (locales.every((locale) => locale in title)) return JSON.stringify(title)
    const titles = await Promise.all(
      Object.entries(title).map(
        async ([screen, text]) => `${JSON.stringify(screen)}: ${await translated(name, text)}`,
      ),
    )
    return `({ screen }) => ({ ${titles.join(', ')} })[screen]`
  }

  const write: Record<string, (name: ElementName) => Promise<string>> = {
    async imports(name) {
      const { document } = await factsOf(name)
      return `
export const catalogues = ${importEach((locale) => `/locales/${locale}/${name}.po`)}
export const loadApi = () => Promise.all([
  import(${at(`elements/${name}/api.ts`)}),
  import(${at('shared/element/calls/session-client.ts')}),
])
${
  document
    ? `export const texts = ${importEach((locale) => `/locales/${locale}/documents/${document}.md`)}
export const placeholder = () => import(${at(`elements/${name}/text/placeholder.ts`)})`
    : ''
}`
    },
    async entry(name) {
      const { title, firstCalls, document } = await factsOf(name)
      return `
import { declaration${firstCalls ? ', firstCalls' : ''} } from ${at(`elements/${name}/declaration.ts`)}
import * as imports from 'virtual:${tagOf(name)}/imports'
${firstCalls ? `import { earlyFetch } from ${at('shared/element/entry/early-fetch.ts')}` : ''}
${document ? `import { loadLegalText } from ${at('shared/text/legal-text/load-legal-text.ts')}` : ''}
export { declaration }
export const initialParts = {
  title: ${await titleOf(name, title)},
  catalogues: imports.catalogues,
  ${firstCalls ? 'openEarlyFetch: earlyFetch(firstCalls, imports.loadApi),' : ''}
  ${
    document
      ? `legalText: {
    load: (locale) => loadLegalText(imports.texts, locale),
    placeholder: imports.placeholder,
    slot: ${JSON.stringify(document)},
  },`
      : ''
  }
}`
    },
    define: async (name) => `
import { defineElement } from ${at('shared/element/entry/define-element.ts')}
import { declaration, initialParts } from 'virtual:${tagOf(name)}/entry'
void defineElement(declaration, initialParts, () => import('virtual:${tagOf(name)}/element'))`,
    element: async (name) => `
import { elementClass } from ${at('shared/element/element-class.tsx')}
import { openModel } from ${at(`elements/${name}/model/model.ts`)}
import { View } from ${at(`elements/${name}/View.tsx`)}
export const elementParts = {
  openModel,
  View,
  loadRest: () => import(${at(`elements/${name}/rest.ts`)}),
}
export const createElementClass = (entry) => elementClass(entry, elementParts)`,
    class: async (name) => `
import { elementEntry } from ${at('shared/element/entry/element-entry.ts')}
import { declaration, initialParts } from 'virtual:${tagOf(name)}/entry'
import { createElementClass } from 'virtual:${tagOf(name)}/element'
export const ${classNameOf(tagOf(name))}Element = /* @__PURE__ */ createElementClass(
  elementEntry(declaration, initialParts),
)`,
    register: async (name) => `
import { registerElement } from ${at('shared/element/entry/register-element.ts')}
import { ${classNameOf(tagOf(name))}Element } from 'virtual:${tagOf(name)}/class'
registerElement('${tagOf(name)}', ${classNameOf(tagOf(name))}Element)`,
  }

  return {
    name: 'element-modules',
    resolveId: {
      filter: { id: pattern },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\\0${pattern.source.slice(1)}`) },
      async handler(id) {
        const [, name = '', part = ''] = pattern.exec(id.slice(1)) ?? []
        if (!(elementNames as readonly string[]).includes(name))
          return this.error(`There is no element ${name} in elements/elements.ts`)
        return write[part]?.(name as ElementName)
      },
    },
  }
}

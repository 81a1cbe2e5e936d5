import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Tag, tags } from '../../elements/elements.ts'
import { entryFile } from '../embed/release.ts'
import { builtImports } from '../imports.ts'

/**
 * `chunks/Wire-1a2b3c4d.js`; the name contains the element and the language if several have such a
 * file.
 */
export const chunkNames = ({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string => {
  const id = facadeModuleId ?? ''
  const [, locale, isDocument] = /locales\/(\w+)\/(documents)?/.exec(id) ?? []
  const [, element] = /\/elements\/([\w-]+)\//.exec(id) ?? []
  const ending = `${isDocument ? '-text' : ''}${locale ? `.${locale}` : ''}`
  return `chunks/${element && !name.startsWith(element) ? `${element}-` : ''}${name}${ending}-[hash].js`
}

/** The entry that has a copy of a module, at the end of its id. */
const copyFor = /[?&]for=([\w-]+)$/

/**
 * What each entry has a copy of its own for. The classes have one together: a bundler loads them, and
 * an application that imports two need not have everything twice.
 */
const copyOf = (importer: string): string =>
  copyFor.exec(importer)?.[1] ??
  (importer.endsWith('/class') ? 'class' : importer.replace(/\W+/g, '-'))

/**
 * Makes each entry one file, because its shell must not wait for a second one: what two of them
 * import is in both. What an entry imports dynamically, and the module `element` of a class, are
 * chunks of the build `modules`, which runs first.
 */
export const entryImports = (): Plugin => {
  /** By file name. */
  const chunks = new Map<string, Rolldown.OutputChunk>()
  /** The chunk with the same exports as a module, or else one that contains the module. */
  const fileOf = (id: string) => {
    const all = [...chunks]
    const [file] =
      all.find(([, { facadeModuleId }]) => facadeModuleId === id) ??
      all.find(([, { moduleIds }]) => moduleIds.includes(id)) ??
      []
    return file
  }
  return {
    name: 'entry-imports',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const { name } = this.environment
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const isShared = !chunk.isEntry && chunk.moduleIds.some((id) => !id.endsWith('for=class'))
        if (name === 'entries' && isShared) this.error(`Entries share ${chunk.moduleIds}`)
        if (name !== 'modules') continue
        // An entry has the same imports; nothing imports this file.
        if (chunk.facadeModuleId?.endsWith('/imports')) delete bundle[chunk.fileName]
        else chunks.set(chunk.fileName, chunk)
      }
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'entries' || !importer) return
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      // `<tw-preview>` imports the entries; no two import the same data.
      if (!resolved || resolved.external || /\/define$|\.json$/.test(source)) return resolved
      const copy = copyOf(importer)
      if (options.kind === 'dynamic-import' || /^virtual:.*\/element$/.test(source)) {
        const file = fileOf(resolved.id)
        if (!file) return this.error(`${source} is in no chunk of the elements`)
        return { id: `${copy === 'class' ? '../widgets' : '.'}/${file}`, external: true }
      }
      const mark = resolved.id.includes('?') ? '&' : '?'
      return { ...resolved, id: `${resolved.id}${mark}for=${copy}` }
    },
  }
}

/**
 * Writes `preload.json`: by tag, the files that a page may preload, with all that they import: the
 * code that draws a long text before React is loaded, and React, which everything else waits for.
 * More of them would delay the shell, and make no element usable sooner. Their names change with
 * each release.
 *
 * @param folder of the entries
 */
export function writePreloads(folder: string): void {
  const importedBy = (file: string) => builtImports(file, readFileSync(join(folder, file), 'utf8'))
  const filesOf = (tag: Tag) => {
    const own = importedBy(entryFile(tag)).dynamics
    const first = own.find((file) => /\/first-/.test(file))
    if (!first) throw new Error(`${tag} does not load React`)
    const wanted = [...own.filter((file) => /-placeholder-/.test(file)), first]
    return [...new Set(wanted.flatMap((file) => [file, ...importedBy(file).statics]))]
  }
  const preloads = Object.fromEntries(tags.map((tag) => [tag, filesOf(tag)]))
  writeFileSync(join(folder, 'preload.json'), `${JSON.stringify(preloads, null, 2)}\n`)
}

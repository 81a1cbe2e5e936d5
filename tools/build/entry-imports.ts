import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

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

export interface ElementFiles {
  /** The build whose chunks the entries import. */
  readonly modules: string
  /**
   * The folder of the chunks, as the builds that import them see it, by the prefix of their names.
   */
  readonly entries: Readonly<Record<string, string>>
  /** The chunks of `modules`, by file name. */
  readonly chunks: Map<
    string,
    Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'moduleIds' | 'imports'>
  >
  /** The chunks that each entry imports, by the name of its build. */
  readonly imported: Map<string, Set<string>>
}

/**
 * Each entry is built alone, so that it is one file. Its dynamic imports are chunks of the build
 * `modules`, which runs first. So is the module `element`, which that of a class imports.
 *
 * @param files filled by the builds
 */
export const entryImports = ({ modules, entries, chunks, imported }: ElementFiles): Plugin => {
  /** The chunk with the same exports as a module, or else one that contains the module. */
  const fileOf = (id = '') => {
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
      if (this.environment.name !== modules) return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        // An entry has the same imports; nothing imports this file.
        if (chunk.facadeModuleId?.endsWith('/imports')) delete bundle[chunk.fileName]
        else chunks.set(chunk.fileName, chunk)
      }
    },
    async resolveId(source, importer, options) {
      const { name } = this.environment
      const folder = Object.entries(entries).find(([prefix]) => name.startsWith(prefix))?.[1]
      const isChunk = options.kind === 'dynamic-import' || /^virtual:.*\/element$/.test(source)
      if (!folder || !isChunk) return
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = fileOf(resolved?.id)
      if (!file) return this.error(`${source} is in no chunk of the elements`)
      imported.set(name, (imported.get(name) ?? new Set()).add(file))
      return { id: `${folder}/${file}`, external: true }
    },
  }
}

/**
 * Writes `preload.json`: by tag, the files that a page may preload, with all that they import: the
 * code that draws a long text before React is loaded, and React, which everything else waits for.
 * More of them would delay the shell, and make no element usable sooner. Their names change with
 * each release.
 *
 * @param builds the build of each entry by its tag
 */
export function writePreloads(
  out: string,
  builds: Readonly<Record<string, string>>,
  { chunks, imported }: ElementFiles,
): void {
  const filesOf = (build: string) => {
    const own = [...(imported.get(build) ?? [])]
    const first = own.find((file) => /\/first-/.test(file))
    if (!first) throw new Error(`The entry ${build} does not load React`)
    const wanted = [...own.filter((file) => /-placeholder-/.test(file)), first]
    return [...new Set(wanted.flatMap((file) => [file, ...(chunks.get(file)?.imports ?? [])]))]
  }
  const preloads = Object.entries(builds).map(([tag, build]) => [tag, filesOf(build)])
  const text = JSON.stringify(Object.fromEntries(preloads), null, 2)
  writeFileSync(join(out, 'preload.json'), `${text}\n`)
}

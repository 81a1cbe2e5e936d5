import type { Rolldown } from 'vite'
import { pageChunks } from '../../site/pages/page-chunks.ts'
import { chunkOf } from './chunk-groups.ts'

/*
 * Which modules of the site become one chunk. A browser has six connections to a host, and each
 * file on one costs a round trip, so files that load together are one file.
 */

const inPage = /\/site\/pages\/([\w-]+)\/Page\.tsx$/

/** The modules that a module reaches: its importers or its imports, theirs, and so on. */
function reach(id: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([id])
  for (const module of seen) for (const each of next(module)) seen.add(each)
  return seen
}

/** The chunk of a module that more than one page loads with itself. */
export function pageChunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const info = (module: string) => context.getModuleInfo(module)
  const importers = reach(id, (module) => info(module)?.importers ?? [])
  const pages = [...importers].filter((module) => inPage.test(module))
  if (pages.length === 0) return null
  const areAll = (names: readonly string[]) =>
    pages.every((page) => names.includes(inPage.exec(page)?.[1] ?? ''))
  const found = Object.entries(pageChunks).find(([, names]) => areAll(names))
  if (found) return found[0]
  const showsElement = (page: string) =>
    [...reach(page, (module) => info(module)?.importedIds ?? [])].some((module) =>
      module.includes('/site/elements/'),
    )
  return pages.length > 1 && pages.every(showsElement) ? 'element-page' : null
}

/** What the site uses of the elements' code, and what all views of an element import. */
const withFirst =
  /\/shared\/(api|element\/entry|ui\/dialog)\/|\/elements\/[\w-]+\/model\/context\.ts$/

/** The chunk of what every element needs with its first view. */
function elementChunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const isFirst = ['first', 'calls'].includes(chunkOf(id, context) ?? '')
  return isFirst || withFirst.test(id) ? 'element' : null
}

/** The first group that takes a module wins; a higher priority goes first. */
export const siteChunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    // Alone: of parallel downloads the largest ends last, and all wait for it.
    name: 'react',
    priority: 6,
    tags: ['$initial'],
    test: /node_modules\/(react-dom|scheduler)\//,
  },
  // What every page needs.
  { name: 'frame', priority: 5, tags: ['$initial'] },
  { name: pageChunkOf, debugName: 'pages', priority: 4, includeDependenciesRecursively: false },
  {
    // With a name by which a document can preload it.
    name: (id) => `dates.${/dayjs\/locale\/([a-z]+)/.exec(id)?.[1]}`,
    debugName: 'formats of dates',
    priority: 3,
    test: /dayjs\/locale\//,
    includeDependenciesRecursively: false,
  },
  {
    name: elementChunkOf,
    debugName: 'elements',
    priority: 2,
    test: /\/(shared|elements|node_modules)\//,
  },
  {
    // The rest as in the files of the elements.
    name: chunkOf,
    debugName: 'as for the elements',
    priority: 1,
    test: /\/(shared|elements|node_modules)\//,
    includeDependenciesRecursively: false,
  },
]

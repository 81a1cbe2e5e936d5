import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { chunkOf } from './chunk-groups.ts'

const site = join(import.meta.dirname, '../../site/')

/** The modules that import a module statically, their importers, and so on. */
function importersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const seen = new Set([id])
  for (const module of seen) {
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return [...seen]
}

/**
 * Which modules of the site become one chunk: react-dom alone, because of parallel downloads the
 * largest ends last; the frame of every page; what an element starts with and others use too;
 * what their later parts share with those of the site; the rest of their later parts as in their own
 * files. A page, and what one element alone needs, is a chunk as the bundler makes it.
 */
export const siteChunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    priority: 3,
    tags: ['$initial'],
    test: /node_modules\/(react-dom|scheduler)\//,
  },
  { name: 'frame', priority: 2, tags: ['$initial'] },
  {
    name(id, context) {
      const importers = importersOf(id, context)
      const ofSite = importers.filter((module) => module.startsWith(site))
      if (ofSite.some((module) => module.endsWith('/Page.tsx'))) return null
      const starting = importers.filter((module) => module.endsWith('/register'))
      const users = new Set(
        importers.flatMap((module) => /\/elements\/([\w-]+)\//.exec(module)?.[1] ?? []),
      )
      if (starting.length > 0) return users.size > 1 ? 'element' : null
      if (ofSite.length === 0) return chunkOf(id, context)
      return users.size > 0 ? 'shared' : null
    },
    debugName: 'elements',
    priority: 1,
    test: /\/(shared|elements|node_modules)\//,
    includeDependenciesRecursively: false,
  },
]

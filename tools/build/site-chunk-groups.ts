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
 * largest ends last; the frame of every page; what several elements start with; what their later
 * parts share with those of the site; the rest of their later parts as in their own files. A page, and
 * what one element alone starts with, is a chunk as the bundler makes it.
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
      const elements = importers.filter((module) => module.endsWith('/register.ts'))
      if (elements.length > 1) return 'element'
      const ofSite = importers.filter((module) => module.startsWith(site))
      if (elements.length === 1 || ofSite.some((module) => module.endsWith('/Page.tsx')))
        return null
      if (ofSite.length === 0) return chunkOf(id, context)
      return importers.some((module) => module.includes('/widgets/')) ? 'shared' : null
    },
    debugName: 'elements',
    priority: 1,
    test: /\/(shared|widgets|node_modules)\//,
    includeDependenciesRecursively: false,
  },
]

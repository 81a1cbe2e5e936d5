import type { Rolldown } from 'vite'
import { chunkOf } from './chunk-groups.ts'

/**
 * Which modules of the site become one chunk: react-dom alone, because of parallel downloads the
 * largest ends last; the frame of every page; the elements as in their own files. Each page is a chunk
 * of its own.
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
    name: chunkOf,
    debugName: 'as for the elements',
    priority: 1,
    test: /\/(shared|widgets|node_modules)\//,
    includeDependenciesRecursively: false,
  },
]

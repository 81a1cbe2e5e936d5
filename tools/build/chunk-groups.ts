import type { Rolldown } from 'vite'

/*
 * Which modules of the elements become one chunk. One rule: what the first view of an element reaches
 * by static imports is loaded first; what its calls reach, with the first answer; everything else of
 * `rest.ts`, later. What several elements reach in the same stage is shared. Whatever else is imported
 * dynamically, such as the data of telephone numbers, is a file of its own.
 */

const stages = [
  { name: 'first', root: /virtual:tw-([\w-]+)\/(?:element|class|register)$/ },
  {
    name: 'calls',
    root: /\/elements\/([\w-]+)\/api\.ts$|\/shared\/element\/calls\/session-client\.ts$/,
  },
  { name: 'rest', root: /\/elements\/([\w-]+)\/rest\.ts$/ },
] as const

/** The modules that import a module statically, directly or not, and the module itself. */
function importersOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([id])
  for (const module of seen)
    for (const each of context.getModuleInfo(module)?.importers ?? []) seen.add(each)
  return seen
}

/** The chunk of a module; `null` leaves it to the bundler: it goes with what imports it. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  // A file for each language.
  if (/\/locales?\//.test(id)) return null
  // The text of an agreement is read before React is loaded.
  if (/\/legal-text\/drawing\/|\/own-text\/choose-text\./.test(id)) return 'legal-text'
  const importers = [...importersOf(id, context)]
  const found = stages.flatMap(({ name, root }) =>
    importers.flatMap((importer) => {
      const match = root.exec(importer)
      // Without a name it belongs to every element.
      return match ? [{ stage: name, element: match[1] }] : []
    }),
  )
  const [earliest] = found
  if (!earliest) return null
  const { stage, element } = earliest
  if (!element || found.some((each) => each.element !== element)) return stage
  // The first view of one element is the file that its entry imports.
  return stage === 'first' ? null : `${element}-${stage}`
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: chunkOf, debugName: 'by stage', includeDependenciesRecursively: false },
]

import type { Rolldown } from 'vite'

/*
 * Which modules of the elements become one chunk: those that load at the same time. The folders of a
 * widget say when: `first/` with the class; `entry/` for the reader of the first answer; `settled/`
 * once the first view can be used; the others when a step is opened. A module of `shared/` or of a
 * package loads with the first of the modules that import it. `tools/budgets.ts` counts the files.
 */

/** Elements whose first views are alike, by the chunk of what they have in common. */
const alike = {
  holder: ['transfer', 'wallet'],
  form: ['account', 'fund-lookup'],
}

/** What few visits need, by the name of its chunk. */
const rarelyNeeded = Object.entries({
  addresses: /\/shared\/address\/(kinds\/|reader\/|contracts|check-address)|\/@scure\/base\//,
  dates: /\/shared\/dates\/|\/dayjs\/(dayjs|plugin)/,
  hashes: /\/@noble\/hashes\//,
  phone: /\/shared\/phone\/|\/libphonenumber-js\//,
  pictures: /\/shared\/(picture|upload)\/[^/]+$/,
  records: /\/shared\/(certificate|print|receipt)\//,
})

const inWidget = /\/widgets\/([\w-]+)\/(?:([\w-]+)\/)?/
const widgetOf = (id: string) => inWidget.exec(id)?.[1]
/** The folder of its widget that a module is in. */
const folderOf = (id: string) => inWidget.exec(id)?.[2] ?? 'steps'

/** What imports a module, directly or not. */
interface Importers {
  /** The widgets whose class does. */
  readonly first: ReadonlySet<string>
  /** The widgets whose reader of the first answer does. */
  readonly answer: ReadonlySet<string>
  /** All widgets that do; `shared` stands for a part that every element may load. */
  readonly widgets: ReadonlySet<string>
  /** The dynamically imported modules that do, which may be the module itself. */
  readonly parts: readonly string[]
}

function importersOf(id: string, context: Rolldown.ChunkingContext): Importers {
  const first = new Set<string>()
  const answer = new Set<string>()
  const widgets = new Set<string>()
  const parts: string[] = []
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const widget = widgetOf(module)
    if (widget) widgets.add(widget)
    if (widget && module.endsWith('/element.ts')) first.add(widget)
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {}
    for (const each of importers) visit(each)
    if (dynamicImporters.length > 0) parts.push(module)
    for (const each of dynamicImporters) {
      const loader = widgetOf(each)
      if (!widget) widgets.add(loader ?? 'shared')
      if (loader && each.endsWith('/entry/imports.ts')) answer.add(loader)
    }
  }
  visit(id)
  return { first, answer, widgets, parts }
}

/** The chunk of a module. `null` leaves it to the bundler: it goes with the part that imports it. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  // Texts, and the formats of dates of a language.
  if (/\/locales?\//.test(id)) return null
  // The text of an agreement is read before React is loaded.
  if (id.includes('/shared/legal-text/drawing/')) return 'legal-text'

  const { first, answer, widgets, parts } = importersOf(id, context)
  const [anyWidget = '', another] = widgets
  const widget = widgetOf(id) ?? anyWidget
  const isShared = !widgetOf(id) && (another !== undefined || widget === 'shared')
  const isIn = (folder: string) => parts.some((part) => part.includes(folder))
  const areAll = (some: ReadonlySet<string>, of: readonly string[]) =>
    [...some].every((each) => of.includes(each))

  // With the first view, of many elements, of two, or of one.
  if (first.size > 0) {
    const inCommon = Object.entries(alike).find(([, elements]) => areAll(first, elements))
    if (inCommon && isShared) return inCommon[0]
    return first.size > 1 ? 'react' : null
  }

  const rare = rarelyNeeded.find(([, modules]) => modules.test(id))
  if (rare) return rare[0]
  // After the first view, for every element.
  if (isIn('/shared/element/calls/')) return 'client'
  if (answer.size > 0) return isShared || areAll(answer, alike.holder) ? 'client' : null
  if (parts.every((part) => part.includes('/shared/element/host/'))) return null
  if (isShared) return isIn('/settled/') ? 'settled' : 'steps'

  // With the steps of one element: a folder that has parts of its own is a file of its own.
  const folder = folderOf(id)
  const [folderOfParts, ...others] = new Set(parts.map(folderOf))
  const isOfOwnFolder = folder === folderOfParts || others.includes(folder)
  if (folder !== 'steps' && isOfOwnFolder) return `${widget}-${folder}`
  if (!widgetOf(id) && others.length > 0) return 'steps'
  // What whichever step is opened first needs.
  if (isIn('/steps/open-step.ts') || isIn('/actions.ts')) return `${widget}-steps`
  if (others.length === 0 && folderOfParts !== 'steps') return `${widget}-${folderOfParts}`
  return parts.length > 1 ? `${widget}-${folder}` : null
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: chunkOf, debugName: 'by time of loading', includeDependenciesRecursively: false },
]

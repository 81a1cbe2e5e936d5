import type { Rolldown } from 'vite'

/* Which modules of the elements become one chunk: what is loaded together, and by whom it is shared. */

/** What all first views stand on: React, Lingui, zustand, and our own. */
const initial = /node_modules|shared\/(api\/(?!wallet-)|(element|i18n|ui\/frame)\/)/

/** What the elements of an account holder have in common. */
const ofHolders =
  /shared\/(ui\/MenuButton|element\/view\/(resources|has-stored|session-storage))\.ts/

/** What every call is made and read with. */
const calls =
  /node_modules\/(ofetch|valibot)\/|shared\/(api\/(?!\w+-endpoints|refusal-)|element\/calls\/)[\w-]+\.ts/

/** Whether the class of an element, or what reads its first answer, imports a module. */
const isForFirstView = (id: string, context: Rolldown.ChunkingContext): boolean =>
  /widgets\/[\w-]+\/(element|api)\.ts$/.test(id) ||
  (context.getModuleInfo(id)?.importers ?? []).some((each) => isForFirstView(each, context))

/** What every later step of an element is opened with. */
const opensSteps = /widgets\/[\w-]+\/(actions|steps\/(open-step|steps-api))\.ts$/

/** The modules that are loaded by an `import()` and bring this one along. */
const loadedWith = (id: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  const others = importers.flatMap((each) => loadedWith(each, context))
  return [...new Set(dynamicImporters.length > 0 ? [id, ...others] : others)]
}

/** The first group that takes a module wins; a higher priority goes first. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'unsupported', priority: 5, test: /entry\/(unsupported|say-in-place)/ },
  // The text of an agreement is read before React is here.
  {
    name: 'legal-text',
    priority: 4,
    test: /shared\/legal-text\/(draw|article|contract-text)/,
  },
  { name: 'holder', priority: 4, test: ofHolders, includeDependenciesRecursively: false },
  { name: 'react', priority: 3, tags: ['$initial'], test: initial },
  { name: 'client', priority: 2, test: calls },
  { name: 'wire', priority: 2, test: /shared\/(api\/wire|money\/decimal)/, minShareCount: 2 },
  {
    name: 'money',
    priority: 2,
    test: /big\.js\/|shared\/(money\/(arithmetic|format)|ui\/Money)/,
  },
  {
    name: 'form',
    priority: 2,
    test: /shared\/ui\/(Button|Field|Phrases|Way|submit-forms)\.ts/,
  },
  {
    name: 'engraving',
    priority: 3,
    test: /shared\/certificate\/(engrave|draw|Engraving)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'certificate',
    priority: 2,
    test: /shared\/(certificate|print)\//,
    includeDependenciesRecursively: false,
  },
  { name: 'rosette', priority: 2, test: /shared\/ui\/[Rr]osette/ },
  {
    name: 'dates',
    priority: 2,
    test: /node_modules\/dayjs\/(dayjs|plugin)|shared\/i18n\/dates/,
  },
  // The rest is for later steps: what elements share, and what the steps of one element share.
  {
    name: (id, context) => (isForFirstView(id, context) ? null : 'transfers'),
    debugName: 'transfers',
    test: /shared\/(submission|transfers|money\/sum)/,
    includeDependenciesRecursively: false,
  },
  {
    name: (id, context) => (isForFirstView(id, context) ? null : 'ui'),
    debugName: 'ui',
    // Not `sum`: each element would then load `money` with its first step.
    test: /shared\/((?!ui\/Checkbox)ui|element(?!\/host)|i18n|picture|money(?!\/sum)|api\/(submit|wire))\//,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'steps',
    name(id, context) {
      if (isForFirstView(id, context)) return null
      const parts = loadedWith(id, context)
      const isShared = parts.length > 1 || parts.some((part) => opensSteps.test(part))
      return isShared ? `${/widgets\/([\w-]+)/.exec(id)?.[1]}-steps` : null
    },
    test: /widgets\/[\w-]+\/(actions|View\.css|(steps|submission|signing)\/)/,
    includeDependenciesRecursively: false,
  },
]

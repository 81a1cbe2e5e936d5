import type { Rolldown } from 'vite'

/* Which modules of the elements become one chunk: what is loaded together, and by whom it is shared. */

/** What all first views stand on: React, Lingui, zustand, and our own. */
const initial = /node_modules|shared\/(api\/(?!wallet-)|(element|i18n|ui\/frame)\/)/

/** What the elements of an account holder have in common. */
const ofHolders =
  /shared\/(ui\/(MenuButton|frame\/home-icons)|region\/region-rules|i18n\/multilingual|element\/view\/(asset-url|use-pick-text|resources|has-stored|session-storage|loadable))\.ts/

/** What every call is made and read with. */
const calls =
  /node_modules\/(ofetch|destr|ufo|valibot)\/|shared\/(limits|api\/(?!(\w+-)?endpoints|refusal-)[\w-]+|element\/calls\/[\w-]+)\.ts/

/**
 * What only some calls need: the schemas of their answers, and where they go. Those of an agreement are
 * in the file that makes its first call.
 */
const ofSomeCalls =
  /shared\/(api\/(wire\/(?!contract)|(?!contract-)[\w-]*endpoints)|money\/decimal)/

/** Whether the class of an element, or what reads its first answer, imports a module. */
const isForFirstView = (id: string, context: Rolldown.ChunkingContext): boolean => {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  return (
    /widgets\/[\w-]+\/element\.ts$/.test(id) ||
    dynamicImporters.some((each) => /initial-imports\.ts$/.test(each)) ||
    importers.some((each) => isForFirstView(each, context))
  )
}

/** What every later step of an element is opened with, and the step that most people open first. */
const opensSteps =
  /widgets\/[\w-]+\/(actions|steps\/(open-step|steps-api))\.ts$|steps\/deposit\/Deposit\.tsx$/

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
    test: /shared\/legal-text\/(draw|article|contract-facts)/,
  },
  { name: 'holder', priority: 4, test: ofHolders, includeDependenciesRecursively: false },
  { name: 'react', priority: 3, tags: ['$initial'], test: initial },
  {
    // With what reads the first answers.
    name: (id, context) => (calls.test(id) || isForFirstView(id, context) ? 'client' : null),
    debugName: 'client',
    priority: 2,
    test: (id) => calls.test(id) || ofSomeCalls.test(id),
    includeDependenciesRecursively: false,
  },
  {
    name: 'money',
    priority: 2,
    test: /big\.js\/|shared\/(money\/(arithmetic|format)|ui\/Money)/,
  },
  {
    name: 'form',
    priority: 4,
    test: /shared\/ui\/(Button|Field|Phrases|Way|submit-forms|frame\/(composition|tones))\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What HOME of tw-transfer loads by itself once it can be used.
    name: 'transfer-HomeExtras',
    priority: 3,
    test: /transfer\/home\/(HomeExtras|Balance)\.tsx|shared\/ui\/[Rr]osette/,
    includeDependenciesRecursively: false,
  },
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
    // Without `ui`: pages of the site make such calls, and open no step.
    name: (id, context) => (isForFirstView(id, context) ? null : 'later-calls'),
    debugName: 'later-calls',
    test: ofSomeCalls,
    includeDependenciesRecursively: false,
  },
  {
    name: (id, context) => (isForFirstView(id, context) ? null : 'ui'),
    debugName: 'ui',
    // Not `sum` and `signed-amount`: each element would then load `money` with its first step.
    test: /shared\/((?!ui\/Checkbox)ui|certificate|print|element\/(calls|view)|i18n|picture|money(?!\/(sum|signed-amount))|api\/submit)\//,
    includeDependenciesRecursively: false,
  },
  {
    // What the rest of an element's first screen and its steps have in common.
    name: (id, context) =>
      isForFirstView(id, context) ? null : `${/widgets\/([\w-]+)/.exec(id)?.[1]}-later`,
    debugName: 'later',
    test: /widgets\/[\w-]+\/(later-|records\/)/,
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
    test: /widgets\/[\w-]+\/(actions|View\.css|(steps|submission|signing|history)\/)/,
    includeDependenciesRecursively: false,
  },
]

import type { Rolldown } from 'vite'

/*
 * Which modules of the elements become one chunk: those that load together and have the same users.
 * The first step of an element loads `steps`, which all elements share, `transfer-steps` or the
 * like, its texts, and `form` if the first view has none. A further step loads only what it alone
 * needs. `tools/budgets.ts` counts the files.
 */

/** Several patterns as one. */
export const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

/** What all first views need: React, Lingui, zustand, and our own modules. */
const initial = /node_modules|shared\/(api\/(?!wallet-)|(element|i18n|loading|ui\/frame)\/)/

/** The modules that make and read every call. */
const calls = anyOf(
  /node_modules\/(ofetch|destr|ufo|valibot)\//,
  /shared\/(limits|api\/(?!(\w+-)?endpoints|refusal-|outcome)[\w-]+|element\/calls\/[\w-]+)\.ts/,
  /widgets\/(transfer|wallet)\/(api|entry\/first-call)\.ts/,
)

/**
 * What only some calls need: the schemas of their answers, and their endpoints. Those of an
 * agreement are in the file that makes its first call.
 */
const ofSomeCalls =
  /shared\/(api\/(wire\/(?!contract)|(?!contract-)[\w-]*endpoints)|money\/decimal)/

/** Whether the class of an element, or the reader of its first answer, imports a module. */
const isForFirstView = (id: string, context: Rolldown.ChunkingContext): boolean => {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  return (
    /widgets\/[\w-]+\/element\.ts$/.test(id) ||
    dynamicImporters.some((each) => /entry\/imports\.ts$/.test(each)) ||
    importers.some((each) => isForFirstView(each, context))
  )
}

/** The elements whose class imports a module, by the names of their folders. */
const firstViewsWith = (id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const own = /widgets\/([\w-]+)\/element\.ts$/.exec(id)?.[1]
  const { importers = [] } = context.getModuleInfo(id) ?? {}
  const others = importers.flatMap((each) => [...firstViewsWith(each, context)])
  return new Set(own ? [own, ...others] : others)
}

/**
 * The file for what only some first views need: those that begin with a form, of which every later
 * step has parts as well, and those of an account holder, who often uses both elements.
 */
const ofSomeFirstViews = (elements: ReadonlySet<string>): 'form' | 'holder' | null => {
  const areAmong = (...names: string[]) => [...elements].every((each) => names.includes(each))
  if (elements.size === 2 && areAmong('account', 'fund-lookup')) return 'form'
  return elements.size > 0 && areAmong('transfer', 'wallet') ? 'holder' : null
}

/**
 * The modules that open every later step of an element, and the steps that most people open first.
 */
const opensSteps =
  /widgets\/[\w-]+\/(actions|steps\/(open-step|steps-api|CodeStep|SuccessStep|deposit\/Deposit|withdraw\/Withdraw))\.tsx?$/

/** The dynamically imported modules that import this one. */
const loadedWith = (id: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  const others = importers.flatMap((each) => loadedWith(each, context))
  return [...new Set(dynamicImporters.length > 0 ? [id, ...others] : others)]
}

/** The first group that takes a module wins; a higher priority goes first. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'unsupported', priority: 5, test: /entry\/(unsupported|show-message-inline)/ },
  // The text of an agreement is read before React is loaded.
  {
    name: 'legal-text',
    priority: 4,
    test: /shared\/legal-text\/(draw|article|contract-facts)/,
  },
  {
    name: (id, context) => ofSomeFirstViews(firstViewsWith(id, context)),
    debugName: 'some first views',
    priority: 4,
    // Except what only HOME of tw-transfer has.
    test: /shared\/(?!ui\/Banner|element\/view\/lazy-extra)/,
    includeDependenciesRecursively: false,
  },
  { name: 'react', priority: 3, tags: ['$initial'], test: initial },
  {
    // What HOME of tw-transfer loads on its own once it can be used.
    name: 'transfer-HomeExtras',
    priority: 3,
    test: /transfer\/settled\/(HomeExtras|Balance)\.tsx|shared\/ui\/[Rr]osette/,
    includeDependenciesRecursively: false,
  },
  {
    // The calls, with the modules that read the first answers.
    name: (id, context) => (calls.test(id) || isForFirstView(id, context) ? 'client' : null),
    debugName: 'client',
    priority: 2,
    test: (id) => calls.test(id) || ofSomeCalls.test(id),
    includeDependenciesRecursively: false,
  },
  {
    // Amounts are shown after the first view.
    name: 'money',
    priority: 2,
    test: /node_modules\/big\.js\/|shared\/(money\/(arithmetic|balance|format)|ui\/Money)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'dates',
    priority: 2,
    test: /node_modules\/dayjs\/(dayjs|plugin)|shared\/i18n\/dates/,
  },
  {
    // The confirmation of a transfer: most visits end before.
    name: 'records',
    priority: 2,
    test: /shared\/(certificate\/|print\/|transfers\/Receipt)/,
    includeDependenciesRecursively: false,
  },
  {
    // Chooses, cleans and sends a picture.
    name: 'pictures',
    priority: 2,
    test: /shared\/(picture\/(?!png|bytes)|ui\/(UploadBox|use-picture))/,
    includeDependenciesRecursively: false,
  },
  {
    // Checks an address, once one is typed.
    name: 'transfer-address',
    priority: 2,
    test: /widgets\/transfer\/(address\/(?!address-)|steps\/withdraw\/AddressHint)|@scure\/|hashes\/sha3/,
    includeDependenciesRecursively: false,
  },
  {
    // What the rest of an element's first screen and its steps have in common.
    name: (id, context) =>
      isForFirstView(id, context) ? null : `${/widgets\/([\w-]+)/.exec(id)?.[1]}-later`,
    debugName: 'later',
    priority: 1,
    test: /widgets\/[\w-]+\/(settled\/settled-api|records\/)/,
    includeDependenciesRecursively: false,
  },
  {
    // What the steps of one element share.
    debugName: 'steps of an element',
    priority: 1,
    name(id, context) {
      if (isForFirstView(id, context)) return null
      const parts = loadedWith(id, context)
      const isShared = parts.length > 1 || parts.some((part) => opensSteps.test(part))
      return isShared ? `${/widgets\/([\w-]+)/.exec(id)?.[1]}-steps` : null
    },
    test: /widgets\/[\w-]+\/(actions|forms|api|address|(steps|submission|signing|history)\/)/,
    includeDependenciesRecursively: false,
  },
  {
    // What the steps of several elements share.
    name: (id, context) => (isForFirstView(id, context) ? null : 'steps'),
    debugName: 'steps',
    test: /@formisch\/|shared\/(?!(legal-text|bank-card|phone)\/|element\/(host|loader|entry)\/|ui\/QrCode)/,
    includeDependenciesRecursively: false,
  },
]

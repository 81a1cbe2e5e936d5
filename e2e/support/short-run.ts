/**
 * Details of a test that only `npm run test:full` runs, unless `isInShortRun`. The full run has all
 * combinations: every fault at every place, every element, every language and size. `tags` are
 * further ones of the test.
 */
export const fullUnless = (
  isInShortRun: boolean,
  ...tags: readonly string[]
): { readonly tag: string[] } => ({ tag: isInShortRun ? [...tags] : [...tags, '@full'] })

/** The same for a test of what `npm test` checks in another way; a comment says where. */
export const fullOnly = fullUnless(false)

/**
 * Tag of a test that takes a quarter of the time limit or more although nothing hangs; it has
 * three times as long. Such a test goes through all pages of the site or through a whole account,
 * because each page or step alone would repeat the way there, or it installs a server.
 */
export const long = '@long'

/** Pairs each place with one fault, so that a list of places tests every fault once. */
export const isPaired = (place: number, fault: number, faults: number): boolean =>
  place % faults === fault

/**
 * Tag of the main paths that each change also runs in Firefox. `e2e/webkit/` has the others, so that
 * each is driven in a second engine; signing and USD, where engines differ most, are in both.
 */
export const mainPath = '@main-path'

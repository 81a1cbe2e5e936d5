/**
 * Details of a test that only `npm run test:full` runs, unless `isInShortRun`. The full run has all
 * combinations: every fault at every place, every element, every language and size.
 */
export const fullUnless = (isInShortRun: boolean): { readonly tag?: string } =>
  isInShortRun ? {} : { tag: '@full' }

/** Pairs each place with one fault, so that a list of places tests every fault once. */
export const isPaired = (place: number, fault: number, faults: number): boolean =>
  place % faults === fault

/**
 * Details of a test that only `npm run test:full` runs, unless `isShort`. The long battery has the
 * products: every fault at every place, every element, every language and size.
 */
export const fullUnless = (isShort: boolean): { readonly tag?: string } =>
  isShort ? {} : { tag: '@full' }

/** One fault for each place, so that a list of places meets every fault, and no place meets two. */
export const isPaired = (place: number, fault: number, faults: number): boolean =>
  place % faults === fault

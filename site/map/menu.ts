import { type PlainPageName, pages, plainPageNames } from './pages.ts'

/** Position of the Solutions menu among the pages. */
const solutions = 3

const positionOf = (entry: PlainPageName | 'solutions') =>
  entry === 'solutions' ? solutions : (pages[entry].menu ?? 0)

/** The entries of the main navigation in their order; `solutions` is a menu and not a page. */
export const entries = ['solutions' as const, ...plainPageNames]
  .filter((entry) => positionOf(entry) > 0)
  .toSorted((one, other) => positionOf(one) - positionOf(other))

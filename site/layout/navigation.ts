/** The entries of the navigation in their order; `solutions` is a menu and not a page. */
export const entries = [
  'home',
  'trusts',
  'solutions',
  'creditCard',
  'trustFund',
  'ccvService',
] as const

/** A page that the navigation leads to. */
export type PageName = Exclude<(typeof entries)[number], 'solutions'>

/** Every path of the site (section 2 of the specification), letter case and all, without its language. */
export const routes = {
  home: '/',
  trusts: '/trusts',
  creditCard: '/creditCard',
  trustFund: '/trustFund',
  ccvService: '/ccvService',
  transfer: '/transfer',
  contract: '/contract/:token',
  login: '/login',
  document: '/documents/:name',
} as const

export type RouteName = keyof typeof routes

/** The documents by the name of their file in `locales/{language}/documents/`. */
export const documentNames = [
  'privacy-terms',
  'crypto-anti-fraud',
  'funding-info',
  'anti-fraud-reminder',
  'account-terms',
  'financial-crime',
  'cookies',
  'family-office',
] as const

export type DocumentName = (typeof documentNames)[number]

export const documentPath = (name: DocumentName): string => `/documents/${name}`

/** A route with what its path says. */
export interface Place {
  readonly name: RouteName
  /** The value in the path, unescaped: a contract's token, a document's name; empty for other routes. */
  readonly value: string
  /** The path as it should be written. */
  readonly path: string
}

const home: Place = { name: 'home', value: '', path: '/' }

const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const isDocument = (name: string) => documentNames.some((known) => known === name)

/**
 * The place of a path without its language, in any letter case and with or without a slash at its
 * end. What is not in the table leads home. A contract without its token is a contract still: the
 * page says that its link leads nowhere (section 4 of the specification).
 */
export function findPlace(path: string): Place {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return home
  for (const [name, pattern] of Object.entries(routes) as [RouteName, string][]) {
    const [own = '', hole] = pattern.split('/').filter(Boolean)
    const isWhole = Boolean(hole) === Boolean(second) || (name === 'contract' && !second)
    if (own.toLowerCase() !== first.toLowerCase() || !isWhole) continue
    if (name === 'document' && !isDocument(second)) return home
    return { name, value: unescaped(second), path: second ? `/${own}/${second}` : `/${own}` }
  }
  return home
}

import { type PageName, pageNames, pages } from './pages.ts'

/** The page that a path leads to. */
export interface RouteMatch {
  readonly name: PageName
  /** The parameter in the path, unescaped: a contract's token, a document's name; otherwise empty. */
  readonly value: string
  /** The path in its canonical spelling. */
  readonly path: string
}

const notFound: RouteMatch = { name: 'notFound', value: '', path: pages.notFound.path }

/** The path of the one document that serves all values of a parameter: `/contract/-`. */
export const genericPath = (name: PageName): string => pages[name].path.replace(/:.*/, '-')

const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Finds the page of a path without its language, in any letter case and with or without a slash at
 * its end. An unknown path leads to the not-found page. A parameter that takes any value may be
 * missing: without a token, the page of a contract says that its link leads nowhere (section 4 of
 * the specification).
 */
export function matchRoute(path: string): RouteMatch {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return notFound
  for (const name of pageNames) {
    const { path: pattern, values } = pages[name]
    const [own = '', part = ''] = pattern.split('/').filter(Boolean)
    if (own.toLowerCase() !== first.toLowerCase()) continue
    if (!part.startsWith(':')) {
      if (part.toLowerCase() === second.toLowerCase()) return { name, value: '', path: pattern }
      continue
    }
    const value = values
      ? values.find((known) => known.toLowerCase() === second.toLowerCase())
      : second
    if (value === undefined) return notFound
    return { name, value: unescaped(value), path: value ? `/${own}/${value}` : `/${own}` }
  }
  return notFound
}

/** Attribute on the root of the document that a host shows for unknown paths; set by the build. */
export const notFoundAttribute = 'data-not-found'

export const isNotFoundDocument = (root: Element): boolean => root.hasAttribute(notFoundAttribute)

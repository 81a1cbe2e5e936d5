import { splitAddress } from './languages.ts'
import { pages } from './pages.ts'
import { matchRoute } from './routes.ts'

/** A path, such as that of sign-in, with the page to return to afterwards in its query. */
export const withReturnPath = (path: string, to: string): string =>
  `${path}?to=${encodeURIComponent(to)}`

/** A path of a page behind sign-in, with its query; `undefined` for any other address. */
function ownPath(address: string): string | undefined {
  // A browser reads `//host` and `/\\host` as another host.
  if (!/^\/(?![/\\])/.test(address)) return undefined
  const [path = '', ...query] = address.split('?')
  const match = matchRoute(splitAddress(path).path)
  return pages[match.name].needsToken ? [match.path, ...query].join('?') : undefined
}

/** The page that the query `to` of an address names, without its language. */
export const returnPath = (search: string): string | undefined =>
  ownPath(new URLSearchParams(search).get('to') ?? '')

/**
 * The path to sign-in, and from there back to a page. A public page has no return path, because its
 * address may be a secret.
 */
export const signInPathFor = (from: string): string =>
  ownPath(from) ? withReturnPath(pages.login.path, from) : pages.login.path

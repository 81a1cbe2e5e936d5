import { isTemplate } from './check-elements.ts'
import type { Context } from './context.ts'
import { type Finding, fine, missing, note } from './finding.ts'

const isTokenName = (name: string) =>
  /^((access|auth|id|otp|session|login)[-_]?)?(token|jwt)$/i.test(name)
const isTokenLike = (value: string) => /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(value)

/** The parameter of an address that holds a token. */
function tokenParameter({ search, hash }: URL): string | undefined {
  const fragment = hash.slice(1).replace(/^[^?&=]*\?/, '')
  const parameters = [...new URLSearchParams(search), ...new URLSearchParams(fragment)]
  return parameters.find(([name, value]) => value && (isTokenName(name) || isTokenLike(value)))?.[0]
}

/** An address of a page; its origin is of no account here. */
const addressIn = (written: string): URL | undefined => {
  const base = 'https://page.invalid'
  const isAddress = !isTemplate(written) && URL.canParse(written, base)
  return isAddress ? new URL(written, base) : undefined
}

const linking = ['href', 'src', 'action', 'data', 'api-base'] as const

/** Finds tokens where others can read them. No text of a finding has one. */
export function checkTokens({ page, elements }: Context): Finding[] {
  const found: Finding[] = []
  const own = page.address && tokenParameter(page.address)
  const safe =
    'Logs, histories and other sites get addresses. Set the property token, or answer with getToken.'
  if (own) found.push(missing('token', `The address of the page has a token in ${own}`, safe))
  for (const { name, attributes, line } of page.tags) {
    for (const attribute of linking) {
      const written = attributes[attribute]
      const address = addressIn(written ?? '')
      const parameter = address && /^https?:$/.test(address.protocol) && tokenParameter(address)
      if (parameter) {
        found.push(
          missing(
            'token',
            `${attribute} of <${name}> in line ${line} has a token in ${parameter}`,
            safe,
          ),
        )
      }
    }
  }
  for (const { tag, attributes, line } of elements) {
    const { token } = attributes
    if (line === undefined || token === undefined || isTemplate(token)) continue
    if (/^(|…|\.\.\.)$/.test(token.trim())) {
      found.push(note('token', `The token of <${tag}> in line ${line} is still to be set`))
      continue
    }
    const caching = page.headers?.get('cache-control') ?? ''
    found.push(
      page.headers && !/no-store/i.test(caching)
        ? missing(
            'token',
            `The HTML has a token in line ${line}, and Cache-Control is ${caching || 'missing'}: a cache may give it to others`,
            'Send the page with Cache-Control: no-store, or set the property token.',
          )
        : note(
            'token',
            `The HTML has a token in line ${line}, which every script of the page can read`,
            'Set the property token.',
          ),
    )
  }
  const referrer = [
    page.headers?.get('referrer-policy'),
    ...page.tags
      .filter(
        ({ name, attributes }) => name === 'meta' && attributes.name?.toLowerCase() === 'referrer',
      )
      .map(({ attributes }) => attributes.content),
  ].findLast((each) => each)
  const hasContract = elements.some(({ tag }) => tag === 'tw-contract')
  if (
    hasContract &&
    referrer &&
    /^(unsafe-url|no-referrer-when-downgrade|origin-when-cross-origin)$/i.test(referrer)
  ) {
    found.push(
      missing(
        'token',
        `Referrer-Policy is ${referrer}: the link of a contract, with which anyone can sign, goes to other pages`,
        'Send Referrer-Policy: same-origin.',
      ),
    )
  }
  return found.length > 0 ? found : [fine('token', 'None in an address or in the HTML')]
}

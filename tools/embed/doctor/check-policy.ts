import { integrityHash } from '../integrity.ts'
import { apiOf } from './api.ts'
import type { Context } from './context.ts'
import { type Finding, fine, missing, note } from './finding.ts'
import {
  allowsAddress,
  allowsInline,
  directiveFor,
  type Kind,
  type Policy,
  trustsScript,
} from './policy.ts'
import type { FoundScript } from './scripts.ts'

/** A thing that a policy refuses, and the source that would allow it. */
interface Refused {
  readonly kind: Kind
  readonly source: string
  readonly what: string
}

/** Checks that every policy of the page allows what its elements load, call and show. */
export function checkPolicy(context: Context): Finding[] {
  const { page, tags } = context
  if (page.policies.length === 0) {
    const where = page.headers
      ? 'The page has no policy'
      : 'The file has no policy; perhaps its server sends one'
    const options = tags.map((tag) => ` --element ${tag}`).join('')
    return [note('policy', where, `npx trading-wallet-elements csp${options} prints one.`)]
  }
  const found = page.policies.flatMap((policy) =>
    refusedBy(policy, context).map(({ kind, source, what }) => {
      const directive = directiveFor(policy, kind) ?? ''
      return missing(
        'policy',
        `${directive} does not allow ${what}`,
        remedyFor(policy, kind, source),
      )
    }),
  )
  const [first, ...others] = [...new Map(found.map((each) => [each.text, each])).values()]
  return first
    ? [first, ...others]
    : [fine('policy', 'It allows scripts, calls and pictures of the elements')]
}

/** The folder of a script; of a release, so that its chunks are in it. The loader needs all releases. */
const folderOf = (address: URL): string =>
  new URL(/\/v1\/[^/]*$/.test(address.pathname) ? '..' : '.', address).href

const ownDirective = { script: 'script-src', connect: 'connect-src', picture: 'img-src' } as const

function remedyFor(policy: Policy, kind: Kind, source: string): string {
  const directive = directiveFor(policy, kind)
  if (directive !== 'default-src') return `Add ${source} to ${directive}.`
  const sources = policy.get('default-src')?.filter((each) => each.toLowerCase() !== "'none'") ?? []
  return `Add ${ownDirective[kind]} ${[...sources, source].join(' ')}.`
}

function refusedBy(policy: Policy, context: Context): Refused[] {
  return [
    ...context.scripts.flatMap((script) => refusedScript(policy, script, context)),
    ...refusedMap(policy, context),
    ...refusedByServer(policy, context),
  ]
}

function refusedScript(
  policy: Policy,
  { address, start, kind, written }: FoundScript,
  { page }: Context,
): Refused[] {
  const { nonce, integrity } = start.attributes
  const trust = trustsScript(policy, { nonce, integrity })
  // What a trusted script imports is trusted by its nonce, or in strict-dynamic; not by its hash.
  const isStrict = policy.get(directiveFor(policy, 'script') ?? '')?.includes("'strict-dynamic'")
  if (trust === 'nonce' || (trust && (isStrict || kind === 'classic'))) return []
  if (!address) return []
  const isOwn = address.origin === page.address?.origin
  const folder = isOwn ? "'self'" : folderOf(address)
  if (!trust && !allowsAddress(policy, 'script', address, page.address)) {
    return [
      {
        kind: 'script',
        source: isStrict ? "the page's nonce to the tag, and 'nonce-…'" : folder,
        what: written,
      },
    ]
  }
  if (kind === 'classic') return []
  // The loader and an entry load further files of the release.
  const chunk = new URL(kind === 'loader' ? '../0.0.0/chunks/part.js' : 'chunks/part.js', address)
  return allowsAddress(policy, 'script', chunk, page.address)
    ? []
    : [{ kind: 'script', source: folder, what: `what ${written} loads` }]
}

function refusedMap(policy: Policy, { page, scripts }: Context): Refused[] {
  if (scripts.length === 0) return []
  return page.tags
    .filter(
      ({ name, attributes }) =>
        name === 'script' && attributes.type === 'importmap' && !attributes.src,
    )
    .filter(({ content, attributes }) => !allowsInline(policy, content, attributes.nonce))
    .map(({ content }) => ({
      kind: 'script' as const,
      source: `'${integrityHash('sha256', content)}'`,
      what: 'the import map',
    }))
}

/** Calls and pictures. */
function refusedByServer(policy: Policy, { page, elements, release }: Context): Refused[] {
  return elements.flatMap((element) => {
    const server = apiOf(element, page)
    const isOwn = server?.origin === page.address?.origin
    const source = isOwn ? "'self'" : (server?.origin ?? '')
    const refused: Refused[] = []
    if (server && !allowsAddress(policy, 'connect', server, page.address)) {
      refused.push({ kind: 'connect', source, what: `the calls to ${server.origin}` })
    }
    for (const picture of release.elements[element.tag]?.pictures ?? []) {
      const address = picture === 'server' ? server : new URL(`${picture}x`)
      if (!address || allowsAddress(policy, 'picture', address, page.address)) continue
      const what = picture === 'server' ? `pictures of ${address.origin}` : `pictures of ${picture}`
      refused.push({ kind: 'picture', source: picture === 'server' ? source : picture, what })
    }
    return refused
  })
}

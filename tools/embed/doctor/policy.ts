import { createHash } from 'node:crypto'

/** A content security policy: the sources of each directive, in the spelling of the page. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Reads the policies of a header or a `<meta>`; a header may hold several, with commas between. */
export const readPolicies = (text: string): Policy[] =>
  text
    .split(',')
    .map((one) => {
      const policy = new Map<string, readonly string[]>()
      for (const directive of one.split(';')) {
        const [name, ...sources] = directive.trim().split(/\s+/)
        // As in a browser, the first of two directives counts.
        if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
      }
      return policy
    })
    .filter((policy) => policy.size > 0)

const fallbacks: Readonly<Record<Kind, readonly string[]>> = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  picture: ['img-src', 'default-src'],
}

export type Kind = 'script' | 'connect' | 'picture'

/** The directive of a policy that decides about something; undefined if everything is allowed. */
export const directiveFor = (policy: Policy, kind: Kind): string | undefined =>
  fallbacks[kind].find((name) => policy.has(name))

const sourcesFor = (policy: Policy, kind: Kind): readonly string[] | undefined => {
  const name = directiveFor(policy, kind)
  return name === undefined ? undefined : policy.get(name)
}

const isHash = (source: string) => /^'sha(256|384|512)-/i.test(source)
const isNonce = (source: string) => /^'nonce-/i.test(source)
const has = (sources: readonly string[], keyword: string) =>
  sources.some((source) => source.toLowerCase() === keyword)

const portOf = ({ protocol, port }: URL): string => port || (protocol === 'https:' ? '443' : '80')

/** Whether a scheme of a policy fits that of an address: `http` also allows `https`. */
const schemeFits = (wanted: string, { protocol }: URL) =>
  protocol === `${wanted}:` || (wanted === 'http' && protocol === 'https:')

/** Whether one source of a policy, other than a nonce or a hash, allows an address. */
function fits(source: string, address: URL, page: URL | undefined): boolean {
  const isWeb = /^https?:$/.test(address.protocol)
  if (source === '*') return isWeb
  if (source.toLowerCase() === "'self'") return page !== undefined && address.origin === page.origin
  const scheme = /^([a-z][a-z0-9+.-]*):$/i.exec(source)?.[1]
  if (scheme) return schemeFits(scheme.toLowerCase(), address)
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/.*)?$/i.exec(
    source,
  )
  if (!parts || !isWeb) return false
  const [, wanted, host = '', port, path] = parts
  const schemeIsRight = wanted
    ? schemeFits(wanted.toLowerCase(), address)
    : page === undefined || schemeFits(page.protocol.slice(0, -1), address)
  const hostIsRight =
    host === '*' ||
    (host.startsWith('*.')
      ? address.hostname.endsWith(host.slice(1).toLowerCase())
      : address.hostname === host.toLowerCase())
  const defaultPort = address.protocol === 'https:' ? '443' : '80'
  const portIsRight = port === '*' || portOf(address) === (port ?? defaultPort)
  const pathIsRight =
    !path ||
    path === '/' ||
    (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path)
  return schemeIsRight && hostIsRight && portIsRight && pathIsRight
}

/** Whether a policy lets the page reach an address. */
export function allowsAddress(
  policy: Policy,
  kind: Kind,
  address: URL,
  page: URL | undefined,
): boolean {
  const sources = sourcesFor(policy, kind)
  if (!sources) return true
  // It leaves hosts out of account, so that only a nonce or a hash can allow a script.
  if (kind === 'script' && has(sources, "'strict-dynamic'")) return false
  return sources.some((source) => fits(source, address, page))
}

/** Whether a policy trusts a script by its nonce, or by the hash in its `integrity`. */
export function trustsScript(
  policy: Policy,
  {
    nonce,
    integrity,
  }: { readonly nonce?: string | undefined; readonly integrity?: string | undefined },
): 'nonce' | 'hash' | undefined {
  const sources = sourcesFor(policy, 'script') ?? []
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return 'nonce'
  const hashes = integrity?.trim().split(/\s+/) ?? []
  const isListed = hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`))
  return isListed ? 'hash' : undefined
}

/** Whether a policy lets a text run, or be read, as an inline script. */
export function allowsInline(policy: Policy, text: string, nonce?: string): boolean {
  const sources = sourcesFor(policy, 'script')
  if (!sources || trustsScript(policy, { nonce })) return true
  const isHashed = ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const hash = createHash(algorithm).update(text).digest('base64')
    return sources.includes(`'${algorithm}-${hash}'`)
  })
  if (isHashed) return true
  const isStrict = sources.some((source) => isHash(source) || isNonce(source))
  return has(sources, "'unsafe-inline'") && !isStrict && !has(sources, "'strict-dynamic'")
}

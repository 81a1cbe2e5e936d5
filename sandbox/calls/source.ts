import { isIP, isIPv4 } from 'node:net'
import type { SandboxDeps } from '../core/context.ts'
import type { ApiContext } from './env.ts'

/** An address without port, brackets and zone; an IPv4 address in IPv6 spelling as IPv4. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  const mapped = /^(?:0*:)+ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare
  return isIP(mapped) ? mapped : undefined
}

/** `::ffff:808:404`, as some proxies write an IPv4 address. */
const hexMapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** The first 64 bits of an IPv6 address, which one household or machine has; an IPv4 address whole. */
function networkOf(address: string): string {
  if (isIPv4(address)) return address
  // The parser of URLs writes every address in one spelling, with `::` for the longest run of zeros.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [mapped, ...words] = hexMapped.exec(written) ?? []
  if (mapped) {
    const bytes = words.map((word) => Number.parseInt(word, 16)).flatMap((n) => [n >> 8, n & 0xff])
    return bytes.join('.')
  }
  const [head = '', tail = ''] = written.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::/64`
}

/**
 * The network address of a caller. Whoever calls can write the header `x-forwarded-for`, and each
 * proxy adds its caller at the right. So it is read from the right, and only as far as trusted proxies
 * have written it.
 */
export function sourceOf(
  c: ApiContext,
  { trustedProxies }: Pick<SandboxDeps, 'trustedProxies'>,
): string {
  const peer = c.env?.incoming?.socket.remoteAddress
  let address = peer === undefined ? undefined : plainAddress(peer)
  if (address === undefined) return peer ?? 'unknown'
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  for (let hop = 0; trustedProxies?.isTrusted(address, hop); hop++) {
    const caller = plainAddress(forwarded.pop() ?? '')
    if (caller === undefined) break
    address = caller
  }
  return networkOf(address)
}

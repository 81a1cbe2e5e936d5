import { BlockList, isIP, isIPv4 } from 'node:net'
import type { TrustedProxies } from '../core/context.ts'

/**
 * Reads the setting: how many proxies there are, or their addresses and networks, separated by commas.
 *
 * @returns `undefined` for none
 * @throws RangeError for anything else
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  const [first = ''] = parts
  if (parts.length === 0 || text.trim() === '0') return undefined
  if (parts.length === 1 && /^\d{1,2}$/.test(first)) {
    return { isTrusted: (_, hop) => hop < Number(first) }
  }
  const list = new BlockList()
  for (const part of parts) {
    const [address = '', bits, ...rest] = part.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    const most = family === 'ipv4' ? 32 : 128
    const prefix = bits === undefined ? most : /^\d+$/.test(bits) ? Number(bits) : -1
    if (!isIP(address) || rest.length > 0 || prefix < 0 || prefix > most) {
      throw new RangeError(`${part} is no address of a proxy`)
    }
    list.addSubnet(address, prefix, family)
  }
  return { isTrusted: (address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') }
}

import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { isClosed } from '../../../shared/orders/offer/limits.ts'

/** The names that identify a network. Any of them may be empty; `fullName` is the last resort. */
const identityOf = ({ channelType, value, channelName, fullName }: CryptoChannel): string =>
  JSON.stringify([channelType, value, channelName, channelName || value ? '' : fullName])

/**
 * A key for each network of a list. It does not depend on the order of the list. Networks with the
 * same names are numbered.
 */
export function networkKeys(channels: readonly CryptoChannel[]): string[] {
  const counts = new Map<string, number>()
  return channels.map((channel) => {
    const identity = identityOf(channel)
    const count = (counts.get(identity) ?? 0) + 1
    counts.set(identity, count)
    return count === 1 ? identity : `${identity} ${count}`
  })
}

/** The network with this key; `undefined` if the list no longer has it. */
export const findNetwork = (
  channels: readonly CryptoChannel[],
  key: string | undefined,
): CryptoChannel | undefined =>
  key === undefined ? undefined : channels[networkKeys(channels).indexOf(key)]

/** The key of the network that a form begins with: the first one that is open, or else the first. */
export function firstKey(channels: readonly CryptoChannel[]): string | undefined {
  const at = channels.findIndex((channel) => !isClosed(channel))
  return networkKeys(channels)[Math.max(at, 0)]
}

/** The name of a network. */
export const networkName = ({ fullName, channelName }: CryptoChannel): string =>
  (fullName || channelName).replace(' (', '\u00a0(')

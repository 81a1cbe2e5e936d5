import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'

/** What a server calls a network. Servers leave any of the fields empty; the words come last. */
const identityOf = ({ channelType, value, channelName, fullName }: CryptoChannel): string =>
  JSON.stringify([channelType, value, channelName, channelName || value ? '' : fullName])

/**
 * A key for each network of a list, by what the network is and not by its place: a list in another
 * order gives each network the same key. Networks that a server calls the same are counted.
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

/** The network with this key, wherever it is in the list; `undefined` where it is gone. */
export const findNetwork = (
  channels: readonly CryptoChannel[],
  key: string | undefined,
): CryptoChannel | undefined =>
  key === undefined ? undefined : channels[networkKeys(channels).indexOf(key)]

/** The network in words. */
export const networkName = ({ fullName, channelName }: CryptoChannel): string =>
  fullName || channelName

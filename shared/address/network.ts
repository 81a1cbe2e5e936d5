import type { CryptoChannel } from '../api/wire/crypto-channel.ts'
import type { AddressKind } from './kind.ts'
import { type NamedNetwork, namedNetworks } from './network-names.ts'

/** Which addresses a network takes. */
export interface AddressNetwork {
  /** One of these kinds; `undefined` if nothing is known of the network. */
  readonly kinds: readonly AddressKind[] | undefined
  /** Whether its addresses can be checked. */
  readonly canCheck: boolean
  /** Tells networks with the same kind of address apart; `undefined` if its names do not. */
  readonly chain: string | undefined
}

/** A name without separators. */
const bare = (name: string) => name.replace(/[-_\s()]/g, '')

const byName: ReadonlyMap<string, NamedNetwork> = new Map(
  namedNetworks.flatMap((network) =>
    network.names.split('|').map((name) => [bare(name), network] as const),
  ),
)

/** A whole word: "Electron" is not TRON, and ERC2000 not ERC20. */
const wordOf = (name: string) => {
  const start = /^[A-Z]/.test(name) ? '(?<![A-Z])' : ''
  const end = /[A-Z]$/.test(name) ? '(?![A-Z])' : /\d$/.test(name) ? '(?!\\d)' : ''
  return `${start}${name.replaceAll(' ', '[-_\\s(]*')}${end}`
}

/** Longer names first: "BNB Beacon Chain" is not BNB. */
const anyName = new RegExp(
  namedNetworks
    .flatMap(({ names }) => names.split('|'))
    .sort((a, b) => b.length - a.length)
    .map(wordOf)
    .join('|'),
  'g',
)

/** In capitals; the asset is often written to the network without a blank, and is no network. */
const withoutAsset = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/USD[T₮](0(?!\d))?|TETHER|STABLE[-_\s]*COINS?/g, ' ')

/** The names of networks in a text. */
const namesIn = (text: string): string[] => withoutAsset(text).match(anyName) ?? []

const networksOf = (names: readonly string[]): NamedNetwork[] =>
  names.flatMap((name) => byName.get(bare(name)) ?? [])

/** Names that are also words: "Fast mode" and "Base fee" name no network, "USDT on Base" does. */
const words =
  /^(ABSTRACT|BASE|BLAST|CORE|FLARE|FLOW|FUSE|HYPE|INK|MODE|NEAR|OP|SCROLL|SONIC|STABLE|STORY|TAC)$/
/** What may stand beside a name. */
const besides = /(?<![A-Z])(MAIN|NET|MAINNET|NETWORK|CHAIN|ON|LAYER|PROTOCOL|[LV](?=\d))(?![A-Z])/g

/** The networks that a name of a channel names. */
const networksIn = (text: string): NamedNetwork[] => {
  const rest = withoutAsset(text).replace(anyName, ' ').replace(besides, ' ')
  const isSentence = /\p{L}/u.test(rest)
  return networksOf(namesIn(text).filter((name) => !isSentence || !words.test(name)))
}

const kindsOf = (networks: readonly NamedNetwork[]): AddressKind[] => [
  ...new Set(networks.flatMap(({ kinds }) => kinds)),
]

/** A chain that networks have in common; Ethereum's standards are also used on other networks. */
const chainOf = (networks: readonly NamedNetwork[]): string | undefined => {
  const chains = new Set(networks.flatMap(({ chain }) => chain ?? []))
  if (chains.size > 1) chains.delete('1')
  const [chain, ...more] = chains
  return more.length > 0 ? undefined : chain
}

type Names = Pick<
  CryptoChannel,
  'channelName' | 'fullName' | 'channelType' | 'value' | 'addressKind'
>

/**
 * Which addresses a channel takes. What the server says as `addressKind` counts; a value that we do not
 * know means that they cannot be checked. Otherwise its names decide: the first of them that names one
 * kind of network, or else the first that names several.
 */
export const addressNetworkOf = (channel: Names): AddressNetwork => {
  const { channelName, fullName, channelType, value, addressKind } = channel
  const named = [channelName, fullName, channelType, value].map((name) => networksIn(String(name)))
  const known = named.filter((networks) => networks.length > 0)
  const certain = known.find((networks) => kindsOf(networks).length === 1) ?? known[0]
  const chain = chainOf(named.flat())
  const kinds = certain && kindsOf(certain)
  if (addressKind !== undefined && addressKind !== '') {
    const said = kindsOf(networksIn(addressKind ?? ''))
    // Its names still tell which addresses do not belong to another network.
    return said.length > 0
      ? {
          kinds: said,
          canCheck: said.length === 1,
          chain: said[0] === kinds?.[0] ? chain : undefined,
        }
      : { kinds, canCheck: false, chain }
  }
  // "BTC Lightning": one of the names has a kind that is not checked.
  const canCheck = kinds?.length === 1 && named.flat().every((network) => network.kinds.length > 0)
  return { kinds, canCheck, chain }
}

/** The network that a text names, such as the host of a link. */
export const networkNamed = (text: string): AddressNetwork | undefined => {
  const networks = networksOf(namesIn(text))
  const kinds = kindsOf(networks)
  return networks.length > 0
    ? { kinds, canCheck: kinds.length === 1, chain: chainOf(networks) }
    : undefined
}

/** Whether two networks are the same, as far as their names tell. */
export const isSameChain = (a: AddressNetwork, b: AddressNetwork): boolean =>
  a.kinds?.length === 1 &&
  a.kinds[0] === b.kinds?.[0] &&
  a.chain === b.chain &&
  (a.kinds[0] !== 'evm' || a.chain !== undefined)

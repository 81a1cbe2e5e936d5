import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'

/** The kinds of address: base58 with a checksum, or 0x and forty hex digits. */
export type AddressNetwork = 'tron' | 'evm'

const tron = /TRC[-_ ]?(20|10)(?!\d)|(^|[^A-Z])(TRON|TRX)(?![A-Z])|波[場场]|トロン|트론/
const evm =
  /(ERC|BEP)[-_ ]?20(?!\d)|(^|[^A-Z])(ETHEREUM|ETH|EVM|BSC|BNB|POLYGON|MATIC|ARBITRUM|OPTIMISM|AVALANCHE|AVAX|BASE)(?![A-Z])|以太[坊幣币]|イーサリアム|이더리움/
/** Related networks with other addresses: Binance's old chain, Avalanche's X and P chains. */
const neither = /BEP[-_ ]?2(?!\d)|BEACON|(^|[^A-Z])[XP][-_ ]?CHAIN/

const familyOf = (name: string): AddressNetwork | undefined => {
  const [isTron, isEvm] = [tron.test(name), evm.test(name) && !neither.test(name)]
  if (isTron === isEvm) return undefined
  return isTron ? 'tron' : 'evm'
}

type Names = Pick<CryptoChannel, 'channelName' | 'fullName' | 'channelType' | 'value'>

const namesOf = ({ channelName, fullName, channelType, value }: Names): string[] =>
  [channelName, fullName, channelType, value].map((name) =>
    String(name).normalize('NFKC').toUpperCase(),
  )

/** The chain ids of EIP-155. */
const chains: readonly (readonly [id: string, name: RegExp])[] = [
  ['56', /BEP[-_ ]?20(?!\d)|BSC|BNB/],
  ['137', /POLYGON|MATIC/],
  ['42161', /ARBITRUM/],
  ['10', /OPTIMISM/],
  ['43114', /AVALANCHE|AVAX/],
  ['8453', /(^|[^A-Z])BASE(?![A-Z])/],
]
const ethereum =
  /ERC[-_ ]?20(?!\d)|(^|[^A-Z])(ETHEREUM|ETH)(?![A-Z])|以太[坊幣币]|イーサリアム|이더리움/

/** The chain id of an EVM channel, by its names; `undefined` if they name none or several. */
export const chainOf = (channel: Names): string | undefined => {
  const names = namesOf(channel).join('\n')
  const [found, ...more] = chains.filter(([, name]) => name.test(names))
  if (more.length > 0) return undefined
  // Networks beside Ethereum use the names of its standards, too.
  return found ? found[0] : ethereum.test(names) ? '1' : undefined
}

/**
 * The kind of address that a channel takes, by the names that the server gives it. The first field that
 * names a known network decides. `undefined` if no name is known or one name fits both kinds.
 */
export const addressNetworkOf = (channel: Names): AddressNetwork | undefined => {
  for (const name of namesOf(channel)) {
    const network = familyOf(name)
    if (network !== undefined) return network
  }
  return undefined
}

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

/**
 * The kind of address that a channel takes, by the names that the server gives it. The first field that
 * names a known network decides. `undefined` if no name is known or one name fits both kinds.
 */
export const addressNetworkOf = (
  channel: Pick<CryptoChannel, 'channelName' | 'fullName' | 'channelType' | 'value'>,
): AddressNetwork | undefined => {
  for (const name of [channel.channelName, channel.fullName, channel.channelType, channel.value]) {
    const network = familyOf(String(name).normalize('NFKC').toUpperCase())
    if (network !== undefined) return network
  }
  return undefined
}

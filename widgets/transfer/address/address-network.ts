import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'

/** How addresses of a network are written: base58 with a checksum, or 0x and forty hex digits. */
export type AddressNetwork = 'tron' | 'evm'

const tron = /TRC[-_ ]?(20|10)(?!\d)|(^|[^A-Z])(TRON|TRX)(?![A-Z])|波[場场]|トロン|트론/
const evm =
  /(ERC|BEP)[-_ ]?20(?!\d)|(^|[^A-Z])(ETHEREUM|ETH|EVM|BSC|BNB|POLYGON|MATIC|ARBITRUM|OPTIMISM|AVALANCHE|AVAX|BASE)(?![A-Z])|以太[坊幣币]|イーサリアム|이더리움/
/** Sisters of the above whose addresses look otherwise: Binance's old chain, Avalanche's others. */
const neither = /BEP[-_ ]?2(?!\d)|BEACON|(^|[^A-Z])[XP][-_ ]?CHAIN/

const familyOf = (name: string): AddressNetwork | undefined => {
  const [isTron, isEvm] = [tron.test(name), evm.test(name) && !neither.test(name)]
  if (isTron === isEvm) return undefined
  return isTron ? 'tron' : 'evm'
}

/**
 * Which addresses a channel takes, by the names that servers give it. The first field that says
 * so decides, the name that people choose by before the others. Undefined where no name is known
 * or one names both.
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

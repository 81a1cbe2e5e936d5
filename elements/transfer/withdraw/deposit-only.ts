import { addressNetworkOf, isSameChain } from '../../../shared/address/network.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { visibleForWithdrawal } from '../../../shared/orders/offer/visible-for-withdrawal.ts'
import { networkName } from '../network/networks.ts'

/** A name without case and separators: TRC-20 is TRC20. */
const bare = (name: string) => name.toUpperCase().replace(/[\s\p{P}]/gu, '')

const namesOf = ({ channelName, fullName }: CryptoChannel) =>
  [channelName, fullName].map(bare).filter(Boolean)

/** Whether entries of two lists are one network; the lists may name it differently. */
const isSame = (a: CryptoChannel, b: CryptoChannel): boolean => {
  if (namesOf(a).some((name) => namesOf(b).includes(name))) return true
  const [first, second] = [addressNetworkOf(a), addressNetworkOf(b)]
  if (first.kinds && second.kinds) return isSameChain(first, second)
  return a.value !== '' && String(a.value) === String(b.value)
}

/**
 * The names of the networks that take deposits and no withdrawals: those of the list for deposits, and
 * the one that is hidden in the list for withdrawals.
 */
export function depositOnlyNetworks(
  forWithdrawal: readonly CryptoChannel[],
  forDeposit: readonly CryptoChannel[],
): string[] {
  const offered = visibleForWithdrawal(forWithdrawal)
  const closed = [...forWithdrawal.filter((each) => !offered.includes(each)), ...forDeposit].filter(
    (each) => !offered.some((other) => isSame(each, other)),
  )
  const first = closed.filter((each, at) => closed.findIndex((other) => isSame(each, other)) === at)
  return first.map(networkName).filter(Boolean)
}

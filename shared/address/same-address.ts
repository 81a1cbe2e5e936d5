/**
 * One spelling for each address. Digits of EVM and other hex addresses mean the same in capitals and
 * small letters, and so does an address in Bech32, which has one case. Base58 and Base64, as on TRON,
 * TON and Solana, have other digits for capitals.
 */
export const addressKey = (address: string): string => {
  const isHex = /^(0x|xdc)?[\da-f]{32,}$/i.test(address)
  const isBech32 =
    /^[a-z]+1[\da-z]{6,}$/i.test(address) &&
    (address === address.toLowerCase() || address === address.toUpperCase())
  return isHex || isBech32 ? address.toLowerCase().replace(/^xdc/, '0x') : address
}

/** Whether two texts are the same address of one network. */
export const isSameAddress = (one: string, other: string): boolean =>
  addressKey(one) === addressKey(other)

/** Characters at each end that a person compares: a group of the address as it is shown. */
const comparedEnd = 4

/** What a person sees at a glance: both ends, whatever their capitals; not the `0x` of each address. */
const endsOf = (address: string): string => {
  const body = address.toLowerCase().replace(/^0x/, '')
  return `${body.slice(0, comparedEnd)}…${body.slice(-comparedEnd)}`
}

/**
 * Whether an address looks like another one that it is not: the same at both ends, and different
 * between. Such addresses are made to be mistaken for one that somebody knows.
 */
export const isLookAlike = (address: string, known: string): boolean =>
  !isSameAddress(address, known) && endsOf(addressKey(address)) === endsOf(addressKey(known))

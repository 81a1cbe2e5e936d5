/**
 * The kinds of address, each with the networks that use it. A server may name one of them as the
 * `addressKind` of a channel.
 */
export const addressKinds = {
  /** Base58 with a checksum, beginning with T. */
  tron: 'Tron',
  /** 0x and forty hex digits; capitals are a checksum. */
  evm: 'Ethereum / EVM',
  /** Base58 of 32 bytes. */
  solana: 'Solana',
  /** Base64 of 36 bytes with a checksum. */
  ton: 'TON',
  /** 0x and 64 hex digits, as on Sui. */
  aptos: 'Aptos / Sui',
  sui: 'Sui',
  starknet: 'Starknet',
  /** A name such as alice.near, or 64 hex digits. */
  near: 'NEAR',
  bitcoin: 'Bitcoin',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  liquid: 'Liquid',
  tezos: 'Tezos',
  polkadot: 'Polkadot',
  /** Bech32 with the name of its network in front. */
  cosmos: 'Cosmos',
  algorand: 'Algorand',
  stellar: 'Stellar',
  xrp: 'XRP Ledger',
  cardano: 'Cardano',
  eos: 'EOS',
} as const

export type AddressKind = keyof typeof addressKinds

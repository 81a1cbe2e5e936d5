import type { CryptoChannel } from '../../api/wire/crypto-channel.ts'

/**
 * The networks that accept withdrawals. The specification hides the item at index 1 without a
 * reason; servers in the field keep a deposit-only network there.
 */
export const visibleForWithdrawal = (channels: readonly CryptoChannel[]): CryptoChannel[] =>
  channels.filter((_, index) => index !== 1)

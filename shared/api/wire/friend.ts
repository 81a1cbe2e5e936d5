import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { currency } from './history.ts'

/** Who gets the money: `data.item` of `findFriend`, none where no account has that name. */
export const friend = v.object({
  /** The account's number, which the transfer is sent to. */
  walletNumber: v.string(),
  /** Enough of the name to know it again: `D*** H*****`. */
  maskedName: v.string(),
})
export type Friend = v.InferOutput<typeof friend>

/** What goes to `findFriend`. */
export const friendSearch = v.object({
  /** An account number or an e-mail address. */
  account: v.string(),
})

/** What goes to `transferToFriend`. Amounts are decimal text in whole units. */
export const friendTransfer = v.object({
  walletNumber: v.string(),
  currency,
  amount: decimal,
})
export type FriendTransfer = Readonly<v.InferOutput<typeof friendTransfer>>

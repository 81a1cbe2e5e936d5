import * as v from 'valibot'
import type { DecimalText } from '../../money/decimal-text.ts'

/** Who gets the money: `data.item` of `findFriend`, none where no account has that name. */
export const friend = v.object({
  /** The account's number, which the transfer is sent to. */
  walletNumber: v.string(),
  /** Enough of the name to know it again: `D*** H*****`. */
  maskedName: v.string(),
})
export type Friend = v.InferOutput<typeof friend>

/** What goes to `transferToFriend`. Amounts are decimal text in whole units. */
export interface FriendTransfer {
  readonly walletNumber: string
  readonly currency: 'USD' | 'USDT'
  readonly amount: DecimalText
}

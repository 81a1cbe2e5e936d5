import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { optionalExtension } from './optional-extension.ts'

/** The recipient: `data.item` of `findFriend`; absent if there is no such account. */
export const friend = v.object({
  /** Account number that the transfer is sent to. */
  walletNumber: v.string(),
  /** As much of the name as a sender needs to check it, such as `Demo H.`: the server decides. */
  maskedName: v.string(),
  /** What is deducted from the amount of a transfer; shown before it is sent. */
  fee: optionalExtension(decimal),
})
export type Friend = v.InferOutput<typeof friend>

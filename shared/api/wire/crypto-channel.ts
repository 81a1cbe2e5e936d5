import * as v from 'valibot'
import { company } from './company.ts'
import { multilingual } from './multilingual.ts'
import { optionalExtension } from './optional-extension.ts'
import { transferTerms } from './transfer-terms.ts'

const text = v.nullish(v.string(), '')

/** One network for USDT (section 3, "Crypto channel"). */
export const cryptoChannel = v.object({
  ...company.entries,
  /** The deposit address on this network. */
  address: text,
  informationText: multilingual,
  channelDescribe: multilingual,
  channelIcon: text,
  /** Short name of the network, for example TRC20. */
  channelName: text,
  /** Full name of the network, for example Tron (TRC20). */
  fullName: text,
  imgRemark: multilingual,
  channelType: v.nullish(v.union([v.string(), v.number()]), ''),
  optionRemark: multilingual,
  optionIcon: text,
  /** The element sends it back as `paymentChannel`. */
  value: v.nullish(v.union([v.string(), v.number()]), ''),
  /** Beyond section 7: number of blocks that confirm a deposit. */
  confirmations: optionalExtension(v.number()),
  /**
   * Beyond section 7: `true` if `getHistory` has a deposit on this network as soon as the network has
   * it, with its `confirmations`. The address is then shown with what arrives at it.
   */
  announcesDeposits: optionalExtension(v.boolean()),
  /**
   * Beyond section 7: the kind of address that the network takes, such as `tron`, `evm`, `solana` or
   * `ton`. It counts instead of the names. Addresses of a kind that the element does not know are sent
   * unchecked, and the element says so.
   */
  addressKind: optionalExtension(v.string()),
  ...transferTerms,
})

export type CryptoChannel = v.InferOutput<typeof cryptoChannel>

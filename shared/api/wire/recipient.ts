import * as v from 'valibot'
import { optionalExtension } from './optional-extension.ts'

/** Identifies a saved recipient. */
export const recipientId = v.union([v.string(), v.number()])
export type RecipientId = v.InferOutput<typeof recipientId>

/** Who holds the keys of an address: the person, or an exchange (travel rule). */
export const custody = v.picklist(['OWN_WALLET', 'EXCHANGE'])
export type Custody = v.InferOutput<typeof custody>

/**
 * Where money goes: an address on a network, or the wallet of a friend. The same address on another
 * network is another destination.
 */
const destination = {
  /** Of a withdrawal of USDT. */
  address: optionalExtension(v.string()),
  /** `value` of the channel that the address is used on. */
  network: optionalExtension(v.union([v.string(), v.number()])),
  /** Of a friend. */
  walletNumber: optionalExtension(v.string()),
}

/** A destination under the name that the person has given it. */
export const recipient = v.object({
  id: recipientId,
  name: v.string(),
  ...destination,
  /** The name of the network. */
  networkName: optionalExtension(v.string()),
  /** The friend's name as `findFriend` masks it. */
  maskedName: optionalExtension(v.string()),
  custody: optionalExtension(custody),
  /** The name of the exchange. */
  exchange: optionalExtension(v.string()),
  /** ISO 8601, UTC: from then on it can be used while `onlySaved` is on. Absent: already. */
  usableFrom: optionalExtension(v.string()),
})
export type Recipient = v.InferOutput<typeof recipient>

/** A destination that money of the person went to, or is to go to once it is approved. */
export const usedDestination = v.object({
  ...destination,
  /** ISO 8601, UTC: the last time. */
  at: optionalExtension(v.string()),
})
export type UsedDestination = v.InferOutput<typeof usedDestination>

/** The switch that lets money go to saved recipients alone; your server enforces it. */
const onlySaved = v.object({
  isOn: v.boolean(),
  /** ISO 8601, UTC: the person has switched it off, and it stays on until then. */
  endsAt: optionalExtension(v.string()),
  /** How long a new recipient waits, and how long switching off does. */
  waitHours: v.number(),
})
export type OnlySaved = v.InferOutput<typeof onlySaved>

/** The saved recipients of a person: `data` of each call about them. */
export const recipientBook = v.object({
  list: v.array(recipient),
  /** Destinations of the last years, newest first; absent if the server does not say. */
  used: optionalExtension(v.array(usedDestination)),
  /** Absent if the server has no such switch. */
  onlySaved: optionalExtension(onlySaved),
  /** Whether the server takes `custody` and `exchange`, also of a withdrawal. */
  takesCustody: optionalExtension(v.boolean()),
})
export type RecipientBook = v.InferOutput<typeof recipientBook>

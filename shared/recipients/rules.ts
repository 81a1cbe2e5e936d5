import { addressKey, isLookAlike, isSameAddress } from '../address/same-address.ts'
import { checksumOf } from '../api/storage/checksum.ts'
import type { OnlySaved, Recipient, UsedDestination } from '../api/wire/recipient.ts'
import { maxRecipientNameLength } from '../limits.ts'
import { tidyLine } from '../text/free-text.ts'

/**
 * Where money goes: an address on a network, which is the `value` of its channel, or the wallet of a
 * friend. The same address on another network is another destination.
 */
export type Destination =
  | { readonly address: string; readonly network: string | number }
  | { readonly walletNumber: string }

/** What is known of the destinations of a person. */
export interface Book {
  /** Where the list lives. The device keeps it if the server has no such call. */
  readonly source: 'server' | 'device'
  readonly list: readonly Recipient[]
  /** Those that the device has kept from before the server had a list, and that the list lacks. */
  readonly leftOnDevice?: readonly Recipient[] | undefined
  /** Destinations that money went to; a record of the history does not name the network. */
  readonly used: readonly UsedDestination[]
  /** Those of this device, by their checksums. */
  readonly usedHere: readonly string[]
  /** Absent if the server has no such switch; the device has none, because it could enforce nothing. */
  readonly onlySaved: OnlySaved | undefined
  /** Whether the server takes who holds the keys of an address. */
  readonly takesCustody: boolean
}

/** What identifies a destination, without naming it. */
export const checksumOfDestination = (destination: Destination): string =>
  'address' in destination
    ? checksumOf(`${destination.network} ${addressKey(destination.address)}`)
    : checksumOf(`friend ${destination.walletNumber}`)

const isFor = (
  { address, network, walletNumber }: Omit<UsedDestination, 'at'>,
  destination: Destination,
): boolean =>
  'address' in destination
    ? typeof address === 'string' &&
      isSameAddress(address, destination.address) &&
      String(network ?? destination.network) === String(destination.network)
    : walletNumber === destination.walletNumber

/** Where the money of a recipient goes; `undefined` if the server does not say it. */
export const destinationOf = (recipient: UsedDestination): Destination | undefined => {
  const { address, network, walletNumber } = recipient
  if (address && network !== null && network !== undefined) return { address, network }
  return walletNumber ? { walletNumber } : undefined
}

/** The saved recipient of a destination. */
export const recipientFor = (
  book: Pick<Book, 'list'>,
  destination: Destination,
): Recipient | undefined =>
  book.list.find((each) => destinationOf(each) && isFor(each, destination))

const isUsed = ({ used, usedHere }: Book, destination: Destination): boolean =>
  used.some((each) => isFor(each, destination)) ||
  usedHere.includes(checksumOfDestination(destination))

/**
 * That a destination was never used before: `ever` by the word of the server, `known` as far as the
 * device and the history know.
 */
export type FirstUse = 'ever' | 'known'

export const firstUseOf = (book: Book, destination: Destination): FirstUse | undefined => {
  if (isUsed(book, destination)) return undefined
  return book.source === 'server' ? 'ever' : 'known'
}

/** A known address that another one was made to be mistaken for. */
export interface LookAlike {
  /** The name of the saved recipient; absent for an address that is only known to have been used. */
  readonly name: string | undefined
  readonly address: string
}

/** The known address that an address resembles at both ends and is not; a saved one first. */
export function lookAlikeOf(book: Book, address: string): LookAlike | undefined {
  const known = [
    ...book.list.map(({ name, address }) => ({ name, address })),
    ...book.used.map(({ address }) => ({ name: undefined, address })),
  ].filter((each): each is LookAlike => typeof each.address === 'string')
  // One that is itself known was looked at before.
  if (known.some((each) => isSameAddress(each.address, address))) return undefined
  return known.find((each) => isLookAlike(address, each.address))
}

/** Whether money may go to saved recipients alone, now. */
export const isRestricted = ({ onlySaved }: Book, now: number): boolean =>
  onlySaved?.isOn === true && !(onlySaved.endsAt && Date.parse(onlySaved.endsAt) <= now)

/** Why the server would refuse a destination: it is not saved, or was saved a short time ago. */
export type Hindrance = 'unsaved' | { readonly until: string }

export function hindranceOf(
  book: Book,
  destination: Destination,
  now: number,
): Hindrance | undefined {
  if (!isRestricted(book, now)) return undefined
  const recipient = recipientFor(book, destination)
  if (!recipient) return 'unsaved'
  const { usableFrom: until } = recipient
  return until && Date.parse(until) > now ? { until } : undefined
}

const comparedName = (name: string) => tidyLine(name).normalize('NFKC').toLowerCase()

export type NameIssue = 'empty' | 'long' | 'taken'

/** Why a recipient cannot have a name; two of one name could be mistaken for each other. */
export function nameIssueOf(book: Book, name: string, own?: Recipient): NameIssue | undefined {
  const line = tidyLine(name)
  if (line === '') return 'empty'
  if ([...line].length > maxRecipientNameLength) return 'long'
  const isTaken = book.list.some(
    (each) => each.id !== own?.id && comparedName(each.name) === comparedName(line),
  )
  return isTaken ? 'taken' : undefined
}

/** The recipients, those first that money went to last. */
export function latestFirst({ list, used }: Book): readonly Recipient[] {
  const usedAt = (recipient: Recipient) => {
    const destination = destinationOf(recipient)
    const at = destination && used.find((each) => isFor(each, destination))?.at
    return at ? Date.parse(at) : 0
  }
  return list.toSorted((a, b) => usedAt(b) - usedAt(a) || a.name.localeCompare(b.name))
}

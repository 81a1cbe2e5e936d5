import * as v from 'valibot'
import { type AddressNetwork, addressNetworkOf } from '../../shared/address/network.ts'
import type { AddressCertainty, AddressIssue } from '../../shared/address/result.ts'
import type { CryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { requestTimeoutMs } from '../../shared/limits.ts'
import {
  type AmountBounds,
  type AmountFieldIssue,
  amountSchema,
} from '../../shared/money/amount-schema.ts'
import type { Currency } from '../../shared/money/currency.ts'
import { type Book, hindranceOf, lookAlikeOf } from '../../shared/recipients/rules.ts'

/** A code for each validation issue; `use-issue-text.ts` has the texts. */
export type FieldIssue =
  | AmountFieldIssue
  | `address.${Exclude<AddressIssue, 'otherNetwork'> | 'unchecked'}`
  | `address.otherNetwork.${string}`
  | `address.lookAlike.${string}`
  | 'address.unsaved'
  | 'address.waits'
  | 'required'

const issueCode = (issue: FieldIssue): FieldIssue => issue

/** The issue of a withdrawal names both bounds (specification, section 5). */
const withdrawalAmount = (currency: Currency, bounds: () => AmountBounds) =>
  amountSchema(() => currency, bounds, true)

/**
 * Loads the address check, with its hash functions, for the first address; `undefined` if it cannot
 * be loaded or takes longer than an answer may.
 */
const loadCheck = async () => {
  let limit: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    limit = setTimeout(() => resolve(undefined), requestTimeoutMs)
  })
  try {
    return (await Promise.race([import('../../shared/address/check-address.ts'), tooLate]))
      ?.checkAddress
  } catch {
    return undefined
  } finally {
    clearTimeout(limit)
  }
}

/** While no network is available. */
const unknown: AddressNetwork = { kinds: undefined, canCheck: false, chain: undefined }

/** A chosen network: its key, and its name at the time of the choice. */
export interface ChosenNetwork {
  readonly key: string
  readonly name: string
}

/** Why the person should not, or cannot yet, send to an address. */
const recipientIssue = (
  book: Book,
  address: string,
  channel: CryptoChannel | undefined,
): FieldIssue | undefined => {
  const like = lookAlikeOf(book, address)
  if (like) return `address.lookAlike.${like.name ?? ''}`
  if (!channel) return undefined
  const hindrance = hindranceOf(book, { address, network: channel.value }, Date.now())
  return hindrance && (hindrance === 'unsaved' ? 'address.unsaved' : 'address.waits')
}

/**
 * Parses a typed or pasted address and checks it against its network. Both are one value: the result
 * has the channel on which the address was checked.
 */
const recipient = (
  channelOf: (network: ChosenNetwork | undefined) => CryptoChannel | undefined,
  bookOf: () => Promise<Book | undefined>,
) =>
  v.pipeAsync(
    v.object({
      network: v.custom<ChosenNetwork | undefined>(() => true),
      address: v.string(),
    }),
    v.rawTransformAsync(
      async ({
        dataset: { value: input },
        addIssue,
        NEVER,
      }): Promise<{
        key: string | undefined
        channel: CryptoChannel | undefined
        address: string
        certainty: AddressCertainty
        /** What was known of the saved recipients. */
        book: Book | undefined
      }> => {
        // Read before the check has loaded: meanwhile the list of networks may change.
        const channel = channelOf(input.network)
        const [checkAddress, book] = await Promise.all([loadCheck(), bookOf()])
        const refuse = (issue: FieldIssue) =>
          addIssue({
            message: issueCode(issue),
            path: [
              { type: 'object', origin: 'value', input, key: 'address', value: input.address },
            ],
          })
        const check = checkAddress?.(input.address, channel ? addressNetworkOf(channel) : unknown)
        if (check?.ok) {
          const { address, certainty } = check
          const issue = book && recipientIssue(book, address, channel)
          if (!issue) return { key: input.network?.key, channel, address, certainty, book }
          refuse(issue)
          return NEVER
        }
        refuse(
          check?.reason === 'otherNetwork'
            ? `address.otherNetwork.${check.looksLike ?? ''}`
            : `address.${check?.reason ?? 'unchecked'}`,
        )
        return NEVER
      },
    ),
  )

export const usdWithdrawalForm = (bounds: () => AmountBounds) =>
  v.object({ amount: withdrawalAmount('USD', bounds) })

export const usdtWithdrawalForm = (
  bounds: () => AmountBounds,
  channelOf: (network: ChosenNetwork | undefined) => CryptoChannel | undefined,
  /** What is known of the saved recipients, once it is. */
  bookOf: () => Promise<Book | undefined> = async () => undefined,
) =>
  v.objectAsync({
    recipient: recipient(channelOf, bookOf),
    amount: withdrawalAmount('USDT', bounds),
  })

/** `proof` is the URL of the uploaded picture; it is empty before the upload. */
export const proofForm = (bounds: () => AmountBounds) =>
  v.object({
    amount: amountSchema(() => 'USD', bounds, false),
    proof: v.custom<string>((url) => typeof url === 'string' && url !== '', issueCode('required')),
  })

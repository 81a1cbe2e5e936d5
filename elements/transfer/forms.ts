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

/** A code for each validation issue; `use-issue-text.ts` has the texts. */
export type FieldIssue =
  | AmountFieldIssue
  | `address.${Exclude<AddressIssue, 'otherNetwork'> | 'unchecked'}`
  | `address.otherNetwork.${string}`
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

/**
 * Parses a typed or pasted address and checks it against its network. Both are one value: the result
 * has the channel on which the address was checked.
 */
const recipient = (channelOf: (network: ChosenNetwork | undefined) => CryptoChannel | undefined) =>
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
      }> => {
        // Read before the check has loaded: meanwhile the list of networks may change.
        const channel = channelOf(input.network)
        const checkAddress = await loadCheck()
        const check = checkAddress?.(input.address, channel ? addressNetworkOf(channel) : unknown)
        if (check?.ok) {
          const { address, certainty } = check
          return { key: input.network?.key, channel, address, certainty }
        }
        addIssue({
          message: issueCode(
            check?.reason === 'otherNetwork'
              ? `address.otherNetwork.${check.looksLike ?? ''}`
              : `address.${check?.reason ?? 'unchecked'}`,
          ),
          path: [{ type: 'object', origin: 'value', input, key: 'address', value: input.address }],
        })
        return NEVER
      },
    ),
  )

export const usdWithdrawalForm = (bounds: () => AmountBounds) =>
  v.object({ amount: withdrawalAmount('USD', bounds) })

export const usdtWithdrawalForm = (
  bounds: () => AmountBounds,
  channelOf: (network: ChosenNetwork | undefined) => CryptoChannel | undefined,
) =>
  v.objectAsync({
    recipient: recipient(channelOf),
    amount: withdrawalAmount('USDT', bounds),
  })

/** `proof` is the URL of the uploaded picture; it is empty before the upload. */
export const proofForm = (bounds: () => AmountBounds) =>
  v.object({
    amount: amountSchema(() => 'USD', bounds, false),
    proof: v.custom<string>((url) => typeof url === 'string' && url !== '', issueCode('required')),
  })

import * as v from 'valibot'
import type { CryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import {
  type AmountBounds,
  type AmountFieldIssue,
  amountSchema,
} from '../../shared/money/amount-schema.ts'
import type { Currency } from '../../shared/money/currency.ts'
import type { AddressIssue } from './address/address-issue.ts'
import { type AddressNetwork, addressNetworkOf } from './address/address-network.ts'

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

/** Loads the address check, with its hash functions, for the first address. */
const loadCheck = () =>
  import('./address/check-address.ts').then(
    ({ checkAddress }) => checkAddress,
    () => undefined,
  )

/** Parses a typed or pasted address and checks it against the network. */
const address = (network: () => AddressNetwork | undefined) =>
  v.pipeAsync(
    v.string(),
    v.rawTransformAsync(async ({ dataset, addIssue, NEVER }): Promise<string> => {
      const checkAddress = await loadCheck()
      const check = checkAddress?.(dataset.value, network())
      if (check?.ok) return check.address
      addIssue({
        message: issueCode(
          check?.reason === 'otherNetwork'
            ? `address.otherNetwork.${check.looksLike ?? ''}`
            : `address.${check?.reason ?? 'unchecked'}`,
        ),
      })
      return NEVER
    }),
  )

export const usdWithdrawalForm = (bounds: () => AmountBounds) =>
  v.object({ amount: withdrawalAmount('USD', bounds) })

export const usdtWithdrawalForm = (
  bounds: () => AmountBounds,
  channel: () => CryptoChannel | undefined,
) =>
  v.objectAsync({
    address: address(() => {
      const chosen = channel()
      return chosen && addressNetworkOf(chosen)
    }),
    amount: withdrawalAmount('USDT', bounds),
  })

/** `proof` is the URL of the uploaded picture; it is empty before the upload. */
export const proofForm = (bounds: () => AmountBounds) =>
  v.object({
    amount: amountSchema(() => 'USD', bounds, false),
    proof: v.custom<string>((url) => typeof url === 'string' && url !== '', issueCode('required')),
  })

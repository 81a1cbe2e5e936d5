import * as v from 'valibot'
import type { CryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { type AmountIssue, readAmount } from '../../shared/money/amount.ts'
import { compare, isPositive } from '../../shared/money/arithmetic.ts'
import { type Currency, currencies } from '../../shared/money/currency.ts'
import type { DecimalText } from '../../shared/money/decimal-text.ts'
import type { AddressIssue } from './address/address-check.ts'
import { type AddressNetwork, addressNetworkOf } from './address/address-network.ts'
import { checkAddress } from './address/check-address.ts'

/**
 * A code for each validation issue; `use-issue-text.ts` has the texts. `between` is an amount outside
 * its bounds.
 */
export type FieldIssue =
  | `amount.${AmountIssue | 'between' | 'minimum' | 'maximum'}`
  | `address.${Exclude<AddressIssue, 'otherNetwork'>}`
  | `address.otherNetwork.${string}`
  | 'required'

const issueCode = (issue: FieldIssue): FieldIssue => issue

/** Smallest and largest amount in whole units, read at each validation: the balance may change. */
export interface AmountBounds {
  readonly min?: DecimalText | undefined
  readonly max?: DecimalText | undefined
}

/**
 * Parses a typed amount into its canonical text. The issue of a withdrawal names both bounds
 * (specification, section 5), any other the bound that was missed.
 */
const amount = (currency: Currency, bounds: () => AmountBounds, tellsBoth: boolean) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): DecimalText => {
      const reading = readAmount(dataset.value, currencies[currency])
      if (!reading.ok) {
        addIssue({ message: issueCode(`amount.${reading.reason}`) })
        return NEVER
      }
      const { min, max } = bounds()
      // Without a minimum, zero counts as an empty amount.
      if (!isPositive(reading.value) && !(min && isPositive(min))) {
        addIssue({ message: issueCode('amount.empty') })
        return NEVER
      }
      const isBelow = min !== undefined && compare(reading.value, min) < 0
      const isAbove = max !== undefined && compare(reading.value, max) > 0
      if (isBelow || isAbove) {
        const side = isBelow ? 'minimum' : 'maximum'
        addIssue({
          message: issueCode(tellsBoth && min && max ? 'amount.between' : `amount.${side}`),
        })
        return NEVER
      }
      return reading.value
    }),
  )

/** Parses a typed or pasted address and checks it against the network. */
const address = (network: () => AddressNetwork | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const check = checkAddress(dataset.value, network())
      if (check.ok) return check.address
      addIssue({
        message: issueCode(
          check.reason === 'otherNetwork'
            ? `address.otherNetwork.${check.looksLike ?? ''}`
            : `address.${check.reason}`,
        ),
      })
      return NEVER
    }),
  )

export const usdWithdrawalForm = (bounds: () => AmountBounds) =>
  v.object({ amount: amount('USD', bounds, true) })

export const usdtWithdrawalForm = (
  bounds: () => AmountBounds,
  channel: () => CryptoChannel | undefined,
) =>
  v.object({
    address: address(() => {
      const chosen = channel()
      return chosen && addressNetworkOf(chosen)
    }),
    amount: amount('USDT', bounds, true),
  })

/** `proof` is the URL of the uploaded picture; it is empty before the upload. */
export const proofForm = (bounds: () => AmountBounds) =>
  v.object({
    amount: amount('USD', bounds, false),
    proof: v.custom<string>((url) => typeof url === 'string' && url !== '', issueCode('required')),
  })

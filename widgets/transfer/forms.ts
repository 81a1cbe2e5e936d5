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
 * What is wrong with a field, as data; the words are chosen where it is shown. `between` is any
 * amount outside its bounds.
 */
export type FieldIssue =
  | `amount.${AmountIssue | 'between' | 'minimum' | 'maximum'}`
  | `address.${Exclude<AddressIssue, 'otherNetwork'>}`
  | `address.otherNetwork.${string}`
  | 'required'

const issueCode = (issue: FieldIssue): FieldIssue => issue

/** Smallest and largest amount, in whole units; read at each validation, as a wallet may change. */
export interface AmountBounds {
  readonly min?: DecimalText | undefined
  readonly max?: DecimalText | undefined
}

/**
 * An amount as typed; out comes its canonical text. A withdrawal outside its bounds is told both of
 * them (specification, section 5), any other amount the one it missed.
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
      // Nothing at all is no amount, where no minimum says so.
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

/** An address as typed or pasted; out comes the address alone, checked against the network. */
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

/** The proof is the URL that the upload answered; empty until then. */
export const proofForm = (bounds: () => AmountBounds) =>
  v.object({
    amount: amount('USD', bounds, false),
    proof: v.custom<string>((url) => typeof url === 'string' && url !== '', issueCode('required')),
  })

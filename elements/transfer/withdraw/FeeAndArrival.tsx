import { useLingui } from '@lingui/react/macro'
import { readAmount } from '../../../shared/money/amount.ts'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import { compare, isPositive } from '../../../shared/money/arithmetic.ts'
import { type Currency, currencies } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { arrivingAmount } from '../../../shared/orders/reviews/arriving-amount.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'

interface Terms {
  readonly currency: Currency
  /** Absent if the server names none; no fee is shown then. */
  readonly fee: DecimalText | null | undefined
  /** Nothing is promised outside them. */
  readonly bounds: AmountBounds
  /** How long it takes, in words. */
  readonly arrival: string | undefined
  /** The fee is said elsewhere; here only what it leaves. */
  readonly isFeeSaid?: boolean | undefined
  /** Shown while there is no amount. */
  readonly limits?: readonly string[] | undefined
  /** What the limit of the day leaves, in words. */
  readonly leftToday?: string | undefined
}

/** What is known of a typed amount, as one phrase each: its fee, what arrives and when, what is left today. */
function useFacts(terms: Terms) {
  const { currency, fee, bounds, arrival, isFeeSaid, limits = [], leftToday } = terms
  const { t } = useLingui()
  const noFee = useNoFee()
  return (input: string): { readonly phrases: readonly string[]; readonly isValid: boolean } => {
    const reading = readAmount(input, currencies[currency])
    const charge = fee && amountWithUnit(fee, currency)
    const amount = reading.ok && isPositive(reading.value) && reading.value
    const exceeds = (limit: DecimalText | null | undefined) =>
      amount && limit && compare(amount, limit) > 0
    const isBelow = amount && bounds.min && compare(amount, bounds.min) < 0
    const left = amount ? arrivingAmount(amount, fee) : undefined
    const isValid =
      Boolean(amount) && !isBelow && !exceeds(bounds.max) && !exceeds(bounds.leftToday)
    const arrives = left && amountWithUnit(left, currency)
    const phrases = [
      fee && !isFeeSaid && (noFee(fee) ?? t`Fee ${charge}`),
      isValid && arrives && t`You receive ${arrives}`,
      amount && fee && !left && t`Nothing is left after the fee`,
      arrival,
      ...(input ? [] : limits),
      leftToday,
    ].filter((phrase): phrase is string => Boolean(phrase))
    return { phrases, isValid }
  }
}

/** Fee and arrival below an amount, updated with each keystroke. */
export const FeeAndArrival = ({ input, ...terms }: Terms & { input: string }) => (
  <span {...maskedText('tw-phrases')}>
    {useFacts(terms)(input).phrases.map((phrase) => (
      <span key={phrase}>
        <LongText text={phrase} />
      </span>
    ))}
  </span>
)

/**
 * The same for a screen reader, once: of an amount after a pause in typing, or when its field was left
 * or filled by Max. Of an amount that the form refuses, its error alone is spoken. It is no part of
 * the field, whose description has the phrases already. What is left today is only described.
 */
export const SpokenFeeAndArrival = ({ input, ...terms }: Terms & { input: string | undefined }) => {
  const { t } = useLingui()
  const { phrases, isValid } = useFacts(terms)(input ?? '')
  const listed =
    isValid && phrases.reduce((before, phrase) => (before ? t`${before}, ${phrase}` : phrase), '')
  return (
    <span {...maskedText('tw-hidden')} role="status">
      {listed}
    </span>
  )
}

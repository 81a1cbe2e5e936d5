import { useLingui } from '@lingui/react/macro'
import { wireWithdrawalWorkingDays } from '../../limits.ts'
import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { amountWithUnit } from '../../money/format.ts'
import { formatDate } from '../../text/dates/dates.ts'
import { isDate, isoDay } from '../../text/dates/plain-dates.ts'
import { addWorkingDays } from '../../text/dates/working-days.ts'
import type { NamedCard } from '../card/masked.ts'
import { arrivingAmount } from '../reviews/arriving-amount.ts'
import { hasEnded, type ReviewStatus } from '../reviews/review-status.ts'

/**
 * Where the money of an order goes: a bank account, an address, a friend, or the person's own wallet,
 * after a review or once a network has confirmed it.
 */
export type Place =
  | { readonly card: NamedCard }
  | { readonly network: string }
  | { readonly friend: string }
  | { readonly wallet: 'review' | 'network' }

export interface ArrivingOrder {
  readonly amount: DecimalText
  readonly currency: Currency
  /** Absent if the server names none; what arrives is then not known. */
  readonly fee?: DecimalText | null | undefined
  readonly to: Place
  /** Absent before it is sent. */
  readonly status?: ReviewStatus | undefined
  /** How long it takes, in words. */
  readonly time?: string | undefined
  /** When the last review approved it; absent if that is not known. */
  readonly approvedAt?: string | null | undefined
  /** Approved, but not paid yet. */
  readonly isUnpaid?: boolean | undefined
}

/** The parts of a sentence that are not plain text. */
export const marks = { sum: '\u0001', account: '\u0002' } as const

interface ArrivalWords {
  /** With `marks` in place of the sum and the bank account. */
  readonly sentence: string
  /** What its day depends on, or how long it takes if it names no day. */
  readonly note?: string | undefined
}

/**
 * How much of an order arrives, where and by when; `undefined` for one that was
 * rejected or cancelled. A wire that is not
 * approved yet is counted from today.
 */
export function useArrivalWords(): (order: ArrivingOrder) => ArrivalWords | undefined {
  const { t, i18n } = useLingui()
  const { sum, account } = marks
  const wire = ({ status, approvedAt, time }: ArrivingOrder, now = new Date()): ArrivalWords => {
    const isApproved = status === 'approved'
    if (isApproved && !isDate(approvedAt)) {
      return { sentence: t`${sum} arrives in ${account}.`, note: time }
    }
    const from = isApproved && approvedAt ? new Date(approvedAt) : now
    const last = addWorkingDays(from, wireWithdrawalWorkingDays)
    const day = formatDate(last, 'longDay', i18n.locale)
    if (isoDay(last) < isoDay(now)) {
      return {
        sentence: t`${sum} was due in ${account} by ${day}. If it is not there, ask your broker.`,
      }
    }
    return {
      sentence: isApproved
        ? t`${sum} arrives in ${account} by ${day} at the latest.`
        : t`If approved today, ${sum} arrives in ${account} by ${day} at the latest.`,
      // No calendar of them is known here.
      note: t`Public holidays can make it later.`,
    }
  }
  const other = (
    to: Exclude<Place, { card: NamedCard }>,
    { status, isUnpaid }: ArrivingOrder,
  ): string => {
    const isApproved = status === 'approved' && !isUnpaid
    if ('network' in to) {
      const { network } = to
      return isApproved
        ? t`${sum} was sent over ${network} to the address below.`
        : t`${sum} arrives over ${network} at the address below.`
    }
    if ('friend' in to) {
      const { friend } = to
      return isApproved
        ? t`${sum} is in the wallet of ${friend}.`
        : t`${sum} arrives in the wallet of ${friend}.`
    }
    if (isApproved) return t`${sum} was added to your wallet.`
    return to.wallet === 'network'
      ? t`${sum} is added to your wallet once the network has confirmed it.`
      : t`${sum} is added to your wallet after the final review.`
  }
  return (order) => {
    if (hasEnded(order.status)) return undefined
    const { to } = order
    return 'card' in to ? wire(order) : { sentence: other(to, order), note: order.time }
  }
}

/** What arrives of an order, in words; before a fee that the server does not name. */
export function useArrivingSum(): (order: ArrivingOrder) => string {
  const { t } = useLingui()
  return ({ amount, currency, fee, to }) => {
    if ('wallet' in to) return amountWithUnit(amount, currency)
    const arrives = arrivingAmount(amount, fee)
    if (arrives) return amountWithUnit(arrives, currency)
    const whole = amountWithUnit(amount, currency)
    return t`${whole} less any fee`
  }
}

import { useLingui } from '@lingui/react/macro'
import type { Closure } from '../../api/wire/transfer-terms.ts'
import { usePickText } from '../../element/view/use-pick-text.ts'
import { amountWithUnit, formatAmount } from '../../money/format.ts'
import { formatDate } from '../../text/dates/dates.ts'
import { type DateInput, isDate } from '../../text/dates/plain-dates.ts'
import { type Limits, leftTodayOf } from './limits.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * A moment to come, in the time zone of the device: a time of the clock within a day, otherwise with its
 * date. `undefined` if it has passed or cannot be read.
 */
export function comingMoment(at: DateInput, locale: string, now = Date.now()): string | undefined {
  if (!isDate(at)) return undefined
  const wait = new Date(at ?? now).getTime() - now
  return wait > 0 ? formatDate(at, wait < dayMs ? 'time' : 'dateTime', locale) : undefined
}

/** What the limits of a network or a method leave for today, in words; `undefined` if it is not known. */
export function useLeftTodayText(): (limits: Limits, unit: string) => string | undefined {
  const { t, i18n } = useLingui()
  return (limits, unit) => {
    const leftToday = leftTodayOf(limits)
    if (leftToday === undefined) return undefined
    const { dailyLimit, limitResetsAt } = limits
    const left = dailyLimit ? formatAmount(leftToday) : amountWithUnit(leftToday, unit)
    const daily = dailyLimit && amountWithUnit(dailyLimit, unit)
    const time = comingMoment(limitResetsAt, i18n.locale)
    if (daily && time) return t`Left today ${left} of ${daily}, until ${time}`
    if (daily) return t`Left today ${left} of ${daily}`
    return time ? t`Left today ${left}, until ${time}` : t`Left today ${left}`
  }
}

/** That a network or a method is closed, until when, and the operator's reason. */
export interface ClosureText {
  readonly state: string
  /** Whether the state says until when; otherwise it is no more than the title of a notice says. */
  readonly isTimed: boolean
  /** Empty if the operator gives none. */
  readonly reason: string
}

export function useClosureText(): (closure: Closure) => ClosureText {
  const { t, i18n } = useLingui()
  const pick = usePickText()
  return ({ reason, until }) => {
    const time = comingMoment(until, i18n.locale)
    return {
      state: time ? t`Closed until ${time}` : t`Closed for now`,
      isTimed: time !== undefined,
      reason: pick(reason),
    }
  }
}

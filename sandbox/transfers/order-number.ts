import { utc } from '../basics/dates.ts'
import { randomDigits } from '../basics/random.ts'
import type { SandboxDeps } from '../core/context.ts'

const prefix = 'EX'
/** Digits of a date, YYYYMMDD. */
const dateLength = 8

/** Characters of an order number that name its day. */
export const dayLength = prefix.length + dateLength

/** A new order number: the day in UTC, so that numbers sort by day, and ten random digits. */
export const orderNumberAt = (deps: Pick<SandboxDeps, 'random'>, at: Date): string =>
  `${prefix}${utc(at).format('YYYYMMDD')}${randomDigits(deps, 10)}`

/** The first day whose digits YYYYMMDD are at least these. */
function firstDayFrom(digits: number): Date {
  const [year, month, day] = [
    Math.floor(digits / 1e4),
    Math.floor(digits / 100) % 100,
    digits % 100,
  ]
  if (month < 1) return new Date(Date.UTC(year, 0, 1))
  if (month > 12) return new Date(Date.UTC(year + 1, 0, 1))
  const isWithinMonth = day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  return isWithinMonth
    ? new Date(Date.UTC(year, month - 1, Math.max(day, 1)))
    : new Date(Date.UTC(year, month, 1))
}

/**
 * The period of the orders whose numbers begin with a text: `from` on, before `to`. `undefined` if
 * no order number begins with it; all are of this millennium.
 */
export function timeOfOrders(
  beginning: string,
): { readonly from?: Date; readonly to?: Date } | undefined {
  const text = beginning.toUpperCase()
  if (prefix.startsWith(text)) return {}
  const digits = /^EX(2\d{0,17})$/.exec(text)?.[1]
  if (!digits) return undefined
  const day = digits.slice(0, dateLength)
  const unit = 10 ** (dateLength - day.length)
  const from = firstDayFrom(Number(day) * unit)
  const to = firstDayFrom((Number(day) + 1) * unit)
  return from < to ? { from, to } : undefined
}

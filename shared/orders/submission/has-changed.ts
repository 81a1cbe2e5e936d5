import type { OrderRecord } from './order.ts'

/** Whether two answers about one order differ: a review was decided in between. */
export const hasChanged = (before: OrderRecord | null | undefined, after: OrderRecord): boolean =>
  JSON.stringify(before) !== JSON.stringify(after)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Nothing, or an empty list: a server may leave out of a list what its single record has. */
const isUnknown = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/**
 * Whether the answer about one order differs from what a list said of it. What the list does not say
 * is no news: nothing happened to the order when it was opened.
 */
export function hasNews(listed: unknown, answered: unknown): boolean {
  if (isUnknown(listed) || isUnknown(answered)) return false
  if (!isObject(listed) || !isObject(answered)) return listed !== answered
  if (Array.isArray(listed) && Array.isArray(answered) && listed.length !== answered.length) {
    return true
  }
  return Object.entries(listed).some(([name, value]) => hasNews(value, Reflect.get(answered, name)))
}

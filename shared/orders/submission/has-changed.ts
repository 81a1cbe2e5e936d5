import type { OrderRecord } from './order.ts'

/** Whether two answers about one order differ: a review was decided in between. */
export const hasChanged = (before: OrderRecord | null | undefined, after: OrderRecord): boolean =>
  JSON.stringify(before) !== JSON.stringify(after)

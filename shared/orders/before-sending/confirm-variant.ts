import type { OrderIssue } from '../submission/order.ts'

/**
 * The weight of the button that confirms an order. After a refusal, and on a page that cannot send
 * the order safely, it can be pressed again, but is not the way on.
 */
export const confirmVariant = (issue: OrderIssue | undefined): 'primary' | 'secondary' =>
  issue?.kind === 'refused' || issue?.kind === 'key' ? 'secondary' : 'primary'

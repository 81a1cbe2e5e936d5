import type { Order, Phase } from '../submission/order.ts'

/** The phase that *Back* leads to: from the confirmation to the review, from there to the form. */
export const beforeReview = <O extends Order>({
  order,
  confirmation,
}: Extract<Phase<O>, { name: 'review' }>): Phase<O> =>
  confirmation ? { name: 'review', order } : { name: 'none' }

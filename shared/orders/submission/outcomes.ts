import type { Confirmation } from '../confirmation/confirmation.ts'
import type { Order, Outcome, Receipt, Unresolved } from './order.ts'
import { issueOf, type Phases, unknownPhase } from './phases.ts'
import type { ReceiptReviews } from './receipt-reviews.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** What the outcome of an order changes in the storage and on screen. */
export interface Outcomes<O extends Order, R extends Receipt> {
  succeed(receipt: R, unresolved: Unresolved<O['kind']>): void
  /** @param isReviewed the review is shown again, else the form */
  fail(outcome: Outcome<O, R>, isReviewed: boolean): void
  /** Nothing was accepted, because the person has to confirm it first: that is no failure. */
  ask(outcome: Outcome<O, R>, confirmation: Confirmation): void
}

export function createOutcomes<O extends Order, R extends Receipt>(
  {
    store,
    unresolvedOrders,
    onSuccess,
    onFailure,
  }: Pick<SubmissionOptions<O, R>, 'store' | 'unresolvedOrders' | 'onSuccess' | 'onFailure'>,
  phases: Phases<O>,
  reviews: Pick<ReceiptReviews, 'follow'>,
): Outcomes<O, R> {
  return {
    succeed(receipt, unresolved) {
      unresolvedOrders.resolve(unresolved)
      store.setState({ phase: phases.stored(), receipt })
      onSuccess(receipt)
      reviews.follow()
    },
    fail({ order, unresolved, answer, isUnresolved }, isReviewed) {
      if (isUnresolved) phases.set(unknownPhase(unresolved, order))
      else {
        unresolvedOrders.resolve(unresolved)
        const issue = issueOf(answer.ok ? undefined : answer.error)
        phases.set(isReviewed ? { name: 'review', order, ...issue } : { name: 'none', ...issue })
      }
      if (!answer.ok) onFailure(answer.error)
    },
    ask({ order, unresolved }, confirmation) {
      unresolvedOrders.resolve(unresolved)
      phases.set({ name: 'review', order, confirmation })
    },
  }
}

import { orderArrivalMs } from '../../limits.ts'
import type { Order, OrderIssue, Phase, Receipt, Unresolved } from './order.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** The issue that the review or the form shows; a refused token is shown elsewhere. */
export const issueOf = (issue: OrderIssue | undefined): { readonly issue?: OrderIssue } =>
  !issue || issue.kind === 'auth' || issue.kind === 'forbidden' ? {} : { issue }

export const unknownPhase = <O extends Order>(
  unresolved: Unresolved<O['kind']>,
  order?: O,
): Phase<O> => ({
  name: 'unknown',
  unresolved,
  order,
  isChecking: false,
  checkResult: 'none',
  isFinal: false,
})

/** The phase that is shown, and since when an order without an answer waits. */
export interface Phases<O extends Order> {
  now(): Phase<O>
  set(phase: Phase<O>): void
  /** Begins what the person has asked for. */
  begin(phase: Phase<O>): void
  /** The phase of what is stored; an order without an answer waits from now on. */
  stored(): Phase<O>
  /** An order is posted now. */
  posted(): void
  /** Whether the order that waits can no longer arrive. */
  isArrivalOver(): boolean
}

export function createPhases<O extends Order, R extends Receipt>({
  store,
  unresolvedOrders,
  clock,
  endFailures,
}: Pick<
  SubmissionOptions<O, R>,
  'store' | 'unresolvedOrders' | 'clock' | 'endFailures'
>): Phases<O> {
  const set = (phase: Phase<O>) => store.setState({ phase })
  /**
   * When the order was sent, or found after a reload, by the page's clock: that of the device can be
   * set.
   */
  let waitsSince = 0
  const posted = () => {
    waitsSince = clock.performance.now()
  }
  return {
    now: () => store.getState().phase,
    set,
    begin(phase) {
      endFailures()
      set(phase)
    },
    stored() {
      const unresolved = unresolvedOrders.find()
      posted()
      return unresolved ? unknownPhase(unresolved) : { name: 'none' }
    },
    posted,
    isArrivalOver: () => clock.performance.now() - waitsSince >= orderArrivalMs,
  }
}

import { msg } from '@lingui/core/macro'
import type { ApiError } from '../../api/errors.ts'
import type { Messages, Texts } from '../../element/model/parts.ts'
import { hasEnded, statusOf } from '../reviews/review-status.ts'
import type { Order, Outcome, Receipt } from '../submission/order.ts'

/** What reports an outcome. */
interface LateReporter<O extends Order, R extends Receipt> {
  readonly messages: Pick<Messages, 'late'>
  readonly texts: Pick<Texts, 'i18n'>
  /**
   * Fires `tw-success` for an accepted order.
   *
   * @param session set if another person uses the element by now
   */
  announce(receipt: R, session?: 'earlier'): void
  /** The orders of the same person, if their token came back. */
  successor(): { applyOutcome(outcome: Outcome<O, R>): boolean } | undefined
}

/**
 * Reports the outcome of an order after its person has left. The page gets the whole outcome; the
 * current person sees no figure and no name. If the same person is back, their model applies it.
 */
export function reportLateOutcome<O extends Order, R extends Receipt>(
  { announce, messages, successor, texts }: LateReporter<O, R>,
  outcome: Outcome<O, R>,
): void {
  const { answer, isUnresolved, receipt } = outcome
  const { i18n } = texts
  // The element was removed: the entry in the storage shows the order after a reload.
  if (!answer.ok && answer.error.kind === 'canceled') return
  if (successor()?.applyOutcome(outcome)) return
  if (answer.ok && !hasEnded(statusOf(receipt.record))) {
    messages.late.toast('info', i18n._(msg`A transfer from an earlier session was accepted.`))
    announce(receipt, 'earlier')
    return
  }
  const { kind, code }: ApiError = answer.ok ? { kind: 'refused' } : answer.error
  messages.late.showError({
    kind,
    ...(code !== undefined && { code }),
    message: i18n._(
      isUnresolved
        ? msg`We cannot confirm whether a transfer from an earlier session was carried out.`
        : msg`A transfer from an earlier session was not carried out.`,
    ),
    session: 'earlier',
  })
}

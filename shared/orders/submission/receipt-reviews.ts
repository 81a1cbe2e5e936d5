import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import { hasChanged } from './has-changed.ts'
import type { Order, Receipt, RecordOf } from './order.ts'
import { pollDelays } from './poll-delays.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** Follows the reviews of the receipt on screen, until they are decided. */
export interface ReceiptReviews {
  follow(): void
  stop(): void
}

/** Asks nothing any more once the person has left. */
export function openReceiptReviews<O extends Order, R extends Receipt>({
  store,
  api,
  clock,
  signal,
  report,
  onRecord,
  onDecided,
}: Pick<
  SubmissionOptions<O, R>,
  'store' | 'api' | 'clock' | 'signal' | 'report' | 'onRecord' | 'onDecided'
>): ReceiptReviews {
  let poll: ReturnType<typeof globalThis.setTimeout> | undefined
  const stop = () => clock.clearTimeout(poll)
  signal.addEventListener('abort', stop)

  const askLater = (orderNumber: string, kind: O['kind'], turn = 0) => {
    stop()
    if (signal.aborted) return
    const delay = pollDelays[Math.min(turn, pollDelays.length - 1)]
    poll = clock.setTimeout(async () => {
      const answer = await api.record(orderNumber, kind)
      if (signal.aborted) return
      const { receipt } = store.getState()
      if (receipt?.record?.orderNumber !== orderNumber) return
      const record = answer.ok ? answer.value : undefined
      if (record && hasChanged(receipt.record, record)) {
        store.setState({ receipt: { ...receipt, record } })
        onRecord(record as RecordOf<R>)
      }
      if (record && record.status !== 'Auditing') onDecided()
      // The element was taken off the page: `follow` is called again.
      else if (!answer.ok && answer.error.kind === 'canceled') return
      // Polling ends on a refusal, which would repeat; it goes on if the server was not reached, or
      // is too busy.
      else if (answer.ok || leavesOutcomeUnknown(answer.error) || answer.error.status === 429)
        askLater(orderNumber, kind, turn + 1)
      // A refused token: `follow` is called again after a new one was set.
      else if (answer.error.navigate) report(answer.error)
    }, delay)
  }

  return {
    follow() {
      const { receipt } = store.getState()
      const { record } = receipt ?? {}
      if (receipt && record?.status === 'Auditing') askLater(record.orderNumber, receipt.kind)
    },
    stop,
  }
}

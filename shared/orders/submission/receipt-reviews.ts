import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import { hasChanged } from './has-changed.ts'
import { isFollowed } from './is-followed.ts'
import type { Order, Receipt, RecordOf } from './order.ts'
import { pollDelays } from './poll-delays.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** Follows the reviews of the receipt on screen, until they are decided and a withdrawal is paid. */
export interface ReceiptReviews {
  follow(): void
  /** Asks at once, because the person has changed something. */
  refresh(): Promise<void>
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
    poll = clock.setTimeout(() => void ask(orderNumber, kind, turn), delay)
  }

  const ask = async (orderNumber: string, kind: O['kind'], turn = 0) => {
    const answer = await api.record(orderNumber, kind)
    if (signal.aborted) return
    const { receipt } = store.getState()
    if (receipt?.record?.orderNumber !== orderNumber) return
    const record = answer.ok ? answer.value : undefined
    if (record && hasChanged(receipt.record, record)) {
      store.setState({ receipt: { ...receipt, record } })
      onRecord(record as RecordOf<R>)
    }
    const isDecision = receipt.record.status === 'Auditing' && record?.status !== 'Auditing'
    if (record && isDecision) onDecided()
    if (record && !isFollowed(record)) return
    // The element was taken off the page: `follow` is called again.
    if (!answer.ok && answer.error.kind === 'canceled') return
    // Polling ends on a refusal, which would repeat; it goes on if the server was not reached, or
    // is too busy.
    if (answer.ok || leavesOutcomeUnknown(answer.error) || answer.error.status === 429)
      askLater(orderNumber, kind, turn + 1)
    // A refused token: `follow` is called again after a new one was set.
    else if (answer.error.navigate) report(answer.error)
  }

  return {
    follow() {
      const { receipt } = store.getState()
      const { record } = receipt ?? {}
      if (receipt && record && isFollowed(record)) askLater(record.orderNumber, receipt.kind)
    },
    async refresh() {
      const { receipt } = store.getState()
      stop()
      if (receipt?.record) await ask(receipt.record.orderNumber, receipt.kind)
    },
    stop,
  }
}

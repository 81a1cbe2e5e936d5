import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { isFollowed } from '../../../shared/orders/submission/is-followed.ts'
import { pollDelays } from '../../../shared/orders/submission/poll-delays.ts'

interface PollingOptions {
  readonly load: (orderNumber: string) => Promise<Answer<HistoryRecord | null>>
  readonly onRecord: (record: HistoryRecord) => void
  /** Shows a refused token; does nothing while the element is closed because of it. */
  readonly report: (error: ApiError) => void
  readonly clock: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
}

/**
 * Polls a record until its review is decided, and a withdrawal is paid. The timer starts after each
 * answer, so slow answers never pile up; a failed call counts as no news, except that a refused token
 * is reported.
 *
 * @returns ends the polling
 */
export function pollRecord(
  orderNumber: string,
  { load, onRecord, report, clock }: PollingOptions,
): () => void {
  let timer: ReturnType<typeof globalThis.setTimeout> | undefined
  let hasEnded = false
  const wait = (turn: number) => {
    const delay = pollDelays[Math.min(turn, pollDelays.length - 1)]
    timer = clock.setTimeout(async () => {
      const answer = await load(orderNumber)
      if (hasEnded) return
      if (answer.ok && answer.value) {
        onRecord(answer.value)
        if (!isFollowed(answer.value)) return
      }
      if (!answer.ok && answer.error.navigate) report(answer.error)
      wait(turn + 1)
    }, delay)
  }
  wait(0)
  return () => {
    hasEnded = true
    clock.clearTimeout(timer)
  }
}

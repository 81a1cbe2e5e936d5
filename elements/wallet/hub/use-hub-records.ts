import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { useWalletState } from '../model/context.ts'

interface HubRecords {
  readonly inProgress: readonly HistoryRecord[]
  /** One that waits for an answer, in progress or not among the newest. */
  readonly needsAnswer: HistoryRecord | undefined
  /** Without those in progress; `undefined` until they have loaded. */
  readonly latest: readonly HistoryRecord[] | undefined
}

/** The records of HUB, each in one of its two lists. */
export function useHubRecords(): HubRecords {
  const open = useWalletState((state) => state.inProgress.value?.records)
  const asked = useWalletState((state) => state.inProgress.value?.needsAnswer)
  const newest = useWalletState((state) => state.latest.value)
  // One of the two answers may be older; a decision is final.
  const decided = numbersOf(newest?.filter(({ status }) => status !== 'Auditing'))
  const inProgress = open?.filter(({ orderNumber }) => !decided.has(orderNumber)) ?? []
  const shown = numbersOf(inProgress)
  const needsAnswer = asked && !decided.has(asked.orderNumber) ? asked : undefined
  return {
    inProgress,
    needsAnswer,
    latest: newest?.filter(({ orderNumber }) => !shown.has(orderNumber)),
  }
}

const numbersOf = (records: readonly HistoryRecord[] = []): ReadonlySet<string> =>
  new Set(records.map(({ orderNumber }) => orderNumber))

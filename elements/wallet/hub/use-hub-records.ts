import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { useWalletState } from '../model/context.ts'

interface HubRecords {
  readonly inProgress: readonly HistoryRecord[]
  /** Without those in progress; `undefined` until they have loaded. */
  readonly latest: readonly HistoryRecord[] | undefined
}

/** The records of HUB, each in one of its two lists. */
export function useHubRecords(): HubRecords {
  const open = useWalletState((state) => state.inProgress.value?.records)
  const newest = useWalletState((state) => state.latest.value)
  // One of the two answers may be older; a decision is final.
  const decided = numbersOf(newest?.filter(({ status }) => status !== 'Auditing'))
  const inProgress = open?.filter(({ orderNumber }) => !decided.has(orderNumber)) ?? []
  const shown = numbersOf(inProgress)
  return { inProgress, latest: newest?.filter(({ orderNumber }) => !shown.has(orderNumber)) }
}

const numbersOf = (records: readonly HistoryRecord[] = []): ReadonlySet<string> =>
  new Set(records.map(({ orderNumber }) => orderNumber))

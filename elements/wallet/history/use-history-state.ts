import { useStore } from '../../../shared/element/view/use-store.ts'
import { useActions } from '../model/context.ts'
import type { HistoryState } from './history.ts'

export const useHistoryState = <Value>(select: (state: HistoryState) => Value): Value =>
  useStore(useActions().history.store, select)

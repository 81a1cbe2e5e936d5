import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** Follows one value of a store; the selector must return the same object for the same state. */
export const useStore = <State, Value>(
  store: Pick<StoreApi<State>, 'subscribe' | 'getState'>,
  select: (state: State) => Value,
): Value => useSyncExternalStore(store.subscribe, () => select(store.getState()))

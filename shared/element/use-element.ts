import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Multilingual } from '../api/wire/multilingual.ts'
import { pickText } from '../i18n/multilingual.ts'

/** Follows one value of a store; the selector must give the same object for the same state. */
export const useStore = <State, Value>(
  store: Pick<StoreApi<State>, 'subscribe' | 'getState'>,
  select: (state: State) => Value,
): Value => useSyncExternalStore(store.subscribe, () => select(store.getState()))

/** Picks a text of the server in the reader's language. */
export function usePickText(): (text: Multilingual | null | undefined) => string {
  const { i18n } = useLingui()
  return (text) => (text ? pickText(text, i18n.locale) : '')
}

import { useSyncExternalStore } from 'react'
import { holderChange, readToken } from '../preferences/preferences.ts'

/** Calls back on `holderChange`; returns a function that unsubscribes. */
export function watchHolder(onChange: () => void): () => void {
  addEventListener(holderChange, onChange)
  return () => removeEventListener(holderChange, onChange)
}

/** The login token; empty while the page hydrates. */
export const useToken = (): string => useSyncExternalStore(watchHolder, readToken, () => '')

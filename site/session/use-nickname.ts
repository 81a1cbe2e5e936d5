import { useSyncExternalStore } from 'react'
import { readSignedInPerson } from './holder.ts'
import { watchHolder } from './use-token.ts'

/**
 * The nickname of the person who is signed in; empty until it is known, and while the page
 * hydrates.
 */
export const useNickname = (): string =>
  useSyncExternalStore(
    watchHolder,
    () => readSignedInPerson()?.nickname ?? '',
    () => '',
  )

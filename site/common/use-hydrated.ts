import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered document and during hydration; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

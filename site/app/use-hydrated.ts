import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document that the build wrote and while React takes it over; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

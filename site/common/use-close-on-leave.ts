import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'

/** Calls `close` when the visitor navigates to another page. */
export function useCloseOnLeave(close: () => void): void {
  const [path] = useLocation()
  const leave = useEffectEvent(close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the path changes
  useEffect(() => () => leave(), [path])
}

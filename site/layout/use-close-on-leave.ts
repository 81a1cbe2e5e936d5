import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'

/** Closes what belongs to one page when another is gone to. */
export function useCloseOnLeave(close: () => void): void {
  const [path] = useLocation()
  const leave = useEffectEvent(close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what it waits for
  useEffect(() => () => leave(), [path])
}

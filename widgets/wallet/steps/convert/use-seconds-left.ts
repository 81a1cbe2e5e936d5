import { useEffect, useState } from 'react'

/** Whole seconds until a time of the clock, in milliseconds; 0 once it is past. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1000))

/** Seconds as minutes and seconds: `125` is `2:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts the seconds down to a time. */
export function useSecondsLeft(time: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsUntil(time, now)
}

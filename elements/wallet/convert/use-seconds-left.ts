import { useEffect, useState } from 'react'
import { type Moment, moment, timeUntil } from '../order/clocks.ts'

/** Whole seconds until a moment; 0 once it is past. */
export const secondsUntil = (then: Moment, now: Moment): number =>
  Math.max(0, Math.ceil(timeUntil(then, now) / 1000))

/** Counts the seconds down to a moment. */
export function useSecondsLeft(then: Moment): number {
  const [now, setNow] = useState(() => moment())
  useEffect(() => {
    const timer = setInterval(() => setNow(moment()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsUntil(then, now)
}

/**
 * What is left of a wait by the wall clock, in whole seconds. If the clock was set back, the wait
 * begins again instead of lasting for hours.
 *
 * @param from when it began, in milliseconds since 1970, as `now`
 * @param restart receives the time when it begins again
 */
export function remainingSeconds(
  seconds: number,
  from: number,
  now: number,
  restart: (from: number) => void,
): number {
  if (now < from) restart(now)
  return Math.max(0, Math.ceil(seconds - Math.max(0, now - from) / 1000))
}

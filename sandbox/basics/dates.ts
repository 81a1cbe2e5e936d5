import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utcPlugin from 'dayjs/plugin/utc.js'

dayjs.extend(utcPlugin)
dayjs.extend(customParseFormat)

/** A point in time for calculation and formatting, always in UTC. */
export const utc = dayjs.utc

/** How many seconds of a period that began at a time are left; negative once it is over. */
export const secondsLeft = (from: Date, seconds: number, at: Date): number =>
  Math.ceil(utc(from).add(seconds, 'second').diff(at, 'second', true))

/** Formats a time for the control page. */
export function formatTime(value: Date | string): string {
  const time = utc(new Date(value))
  return time.isValid() ? time.format('YYYY-MM-DD HH:mm:ss [UTC]') : 'time unknown'
}

import { formatDate } from '../../shared/i18n/dates.ts'

/** A time as `MM/DD/YYYY HH:mm:ss` in the device's time zone (specification, section 9). */
export const queryTime = (at: Date): string => {
  const date = [
    two(at.getMonth() + 1),
    two(at.getDate()),
    String(at.getFullYear()).padStart(4, '0'),
  ]
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two)
  return `${date.join('/')} ${time.join(':')}`
}

/* What needs no formats of a language, and therefore no dayjs: the first views read contracts with it. */

/** A point in time: a date of this device, milliseconds, or a server's text, which may be unreadable. */
export type DateInput = Date | number | string | null | undefined

/** Whether a text is a date. */
export const isDate = (at: DateInput): boolean =>
  !Number.isNaN(new Date(at ?? Number.NaN).getTime())

/** A day as `YYYY-MM-DD`, in the time zone of the device. */
export function isoDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
}

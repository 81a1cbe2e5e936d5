/** Whether a text is a date. */
export const isDate = (at: string): boolean => !Number.isNaN(new Date(at).getTime())

/** A day as `YYYY-MM-DD`, in the time zone of the device. */
export function isoDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

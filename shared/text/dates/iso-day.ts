/** A day as `YYYY-MM-DD`, in the time zone of the device. */
export function isoDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
}

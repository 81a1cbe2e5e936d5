/**
 * The day a number of working days after another, Monday to Friday, in the time zone of the device. The
 * first day itself does not count. Public holidays are not known here; a text that names the day says so.
 */
export function addWorkingDays(from: Date, days: number): Date {
  const at = new Date(from)
  for (let left = days; left > 0; ) {
    at.setDate(at.getDate() + 1)
    if (at.getDay() !== 0 && at.getDay() !== 6) left -= 1
  }
  return at
}

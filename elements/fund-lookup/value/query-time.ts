import { formatDate } from '../../../shared/text/dates/dates.ts'

/** A time as `MM/DD/YYYY HH:mm:ss` in the device's time zone (specification, section 9). */
export const queryTime = (at: Date): string => formatDate(at, 'queryTime') ?? ''

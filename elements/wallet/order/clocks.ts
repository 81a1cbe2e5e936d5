/**
 * A moment by two clocks, in milliseconds. The clock of the device may be set back; that of the page,
 * which counts from its opening, may stop while the page is suspended.
 */
export interface Moment {
  /** Since 1970. */
  readonly device: number
  readonly page: number
}

/** The present moment, or one that many milliseconds later. */
export const moment = (later = 0): Moment => ({
  device: Date.now() + later,
  page: performance.now() + later,
})

/** Milliseconds from one moment to another, by the clock that finds it sooner; negative once it is past. */
export const timeUntil = (then: Moment, now = moment()): number =>
  Math.min(then.device - now.device, then.page - now.page)

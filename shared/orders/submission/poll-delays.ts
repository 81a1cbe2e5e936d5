/** Delays between two requests for the state of a review, in milliseconds; the last one repeats. */
export const pollDelays = [2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 60_000] as const

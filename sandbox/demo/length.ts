/** Number of records of the demo account with the long history, and the maximum for any other. */
export const longHistoryLength = 100_000

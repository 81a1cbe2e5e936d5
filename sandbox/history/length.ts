/** Records of the demo account whose history is long, and of a history at most. */
export const longHistoryLength = 100_000

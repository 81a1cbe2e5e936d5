/** Longest wait for a whole answer, in milliseconds (specification, section 9). */
export const requestTimeout = 10_000

/**
 * Where a line of a heading may end: ZERO WIDTH SPACE. Only the build writes it, and only `Phrases`
 * reads it; no page contains it.
 */
export const phraseMark = '\u200b'

/**
 * Where a line of a heading may end: ZERO WIDTH SPACE. The build writes it; what draws a heading puts a
 * `<wbr>` in its place. No signed text and no copy contains it.
 */
export const phraseMark = '\u200b'

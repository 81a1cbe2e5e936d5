/**
 * Marks where a line of a heading may break: ZERO WIDTH SPACE. The build inserts it; the component
 * that draws a heading replaces it with `<wbr>`. No signed text and no copy contains it.
 */
export const phraseMark = '\u200b'

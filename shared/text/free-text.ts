/** Marks that change the order in which the text is shown, and marks that nobody sees. */
const hidden = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g
/** Marks of a direction: a paragraph may need them, a line never does. */
const directions = /[\u061c\u200e\u200f]/g
const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)

/**
 * One line of free text as it is sent and stored: without control characters, marks that reorder or
 * hide, and extra blanks. Empty if nothing of it can be seen.
 */
export function tidyLine(text: string): string {
  const line = text
    .replace(hidden, '')
    .replace(directions, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return isVisible(line) ? line : ''
}

/** The same for a text of several lines, which keeps its lines and its blanks. */
export function tidyText(text: string): string {
  const tidied = text
    .replace(hidden, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return isVisible(tidied) ? tidied : ''
}

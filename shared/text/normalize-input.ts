/** Full-width letters, digits and signs, as Japanese, Chinese and Korean keyboards produce them. */
const fullWidth = /[\uff01-\uff5e]/g

/**
 * The invisible marks that a copied text carries along. The overrides U+202D and U+202E are not among
 * them: they make text read backwards, so they must be refused.
 */
const mark = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A text of several words without invisible marks; its blanks stay. */
export const withoutMarks = (text: string): string => text.replace(mark, '')

/** Full-width letters, digits and signs as ASCII. Not all of NFKC, which turns 10² into 102 and ① into 1. */
export const foldWidth = (text: string): string =>
  text.replace(fullWidth, (wide) => wide.normalize('NFKC'))

/**
 * A typed or pasted value, with full-width forms as ASCII, and without blanks and invisible marks.
 */
export const normalizeInput = (text: string): string =>
  withoutMarks(foldWidth(text)).replace(/\s/g, '')

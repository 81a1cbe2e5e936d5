/**
 * Blanks and signs between the parts of a number, as people, documents and keyboards write them:
 * dashes of any kind (`ー` and U+2212 are on Japanese keyboards), dots, slashes, brackets, quotes.
 * Not `*` or `•`, which stand for a hidden digit.
 */
const separators = /[\s\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u2212\u30fc\uff70\u2500.,:/\\·・'"_]/gu

/** A number without what separates its parts. */
export const withoutSeparators = (text: string): string => text.replace(separators, '')

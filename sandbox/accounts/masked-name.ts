const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

const lettersOf = (word: string): string[] =>
  Array.from(segments.segment(word), ({ segment }) => segment)

/** Scripts whose names are a few characters, often without a space. */
const hasShortNames = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A word with its second character masked. */
const withoutSecond = (word: string): string => {
  const [first = '', second, ...rest] = lettersOf(word)
  return second === undefined ? first : `${first}○${rest.join('')}`
}

/** A word with all letters but the first masked: `Z**`. */
const initialOnly = (word: string): string => {
  const [first = '', ...rest] = lettersOf(word)
  return `${first}${'*'.repeat(Math.max(rest.length, 1))}`
}

/**
 * Enough of a name to check it, without the whole of it: `Demo H.`. A sender cannot check a name of
 * which only initials are left.
 */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/)
  if (hasShortNames.test(name)) return words.map(withoutSecond).join(' ')
  const [first = '', ...others] = words
  const [initial = ''] = lettersOf(others.at(-1) ?? '')
  return others.length === 0 ? initialOnly(first) : `${first} ${initial}.`
}

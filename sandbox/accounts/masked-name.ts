const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

const masked = (word: string): string => {
  const [first = '', ...rest] = Array.from(segments.segment(word), ({ segment }) => segment)
  return rest.length === 0 ? '*' : `${first}${'*'.repeat(rest.length)}`
}

/** Shows enough of a name to recognise a friend, but does not reveal it: `D*** H*****`. */
export const maskedName = (name: string): string => name.trim().split(/\s+/).map(masked).join(' ')

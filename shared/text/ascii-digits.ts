const digit = /\p{Nd}/gu

/** The place of a digit in its block of Unicode: 0 for the zero, 10 for the next zero of mathematics. */
const placeOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}

/** Digits of any script, such as `٣`, `۳`, `३` and `３`, as `3`. No other sign is a digit: not `²`, not `①`. */
export const withAsciiDigits = (text: string): string =>
  text.replace(digit, (character) => String(placeOf(character) % 10))

/** Whether a text has digits of two scripts, which no keyboard and no program writes. */
export const mixesDigits = (text: string): boolean => {
  const zeros = Array.from(
    text.matchAll(digit),
    ([character]) => (character.codePointAt(0) ?? 0) - placeOf(character),
  )
  return new Set(zeros).size > 1
}

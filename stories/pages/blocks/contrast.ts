/** The linear value of one colour channel, as in the relative luminance of WCAG 2. */
const linear = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number =>
  0.2126 * linear(colour.slice(1, 3)) +
  0.7152 * linear(colour.slice(3, 5)) +
  0.0722 * linear(colour.slice(5, 7))

/** The contrast of two colours, as WCAG 2 measures it, with one decimal. */
export const contrast = (one: string, other: string): string => {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((more + 0.05) / (less + 0.05)).toFixed(1)
}

import { foldWidth } from '../text/normalize-input.ts'

/** How a whole number and its fraction were written. */
interface Figures {
  /** Digits only; may be empty. */
  readonly whole: string
  readonly fraction: string
  /** The decimal mark, if there is one. */
  readonly mark: string | undefined
  /**
   * The only mark comes before exactly three digits, or a comma before four, as East Asia counts in
   * ten thousands: it may be a decimal mark or separate groups.
   */
  readonly isUnclear: boolean
}

/** Signs for one mark, by the mark that a reader of en-US or Swiss figures knows. */
const marks: readonly (readonly [RegExp, string])[] = [
  // U+066C, the Arabic thousands mark, only separates groups; U+066B is only a decimal mark.
  [/[,\u060c\u3001\ufe50\ufe51\uff64]/g, ','],
  [/[.\u3002\ufe52\uff61]/g, '.'],
  [/['`´‘’ʻʼ′]/g, "'"],
  // Blanks of any width, but not a tab or the end of a line: those separate two amounts.
  [/\p{Zs}+/gu, ' '],
]

/** The figures with one sign for each mark, whichever keyboard or region wrote them. */
export const withPlainMarks = (text: string): string =>
  marks.reduce((plain, [signs, mark]) => plain.replace(signs, mark), foldWidth(text))

/** Digits without groups, and a fraction. */
const plain = /^(\d*)(?:([.,\u066b])(\d*))?$/
/** Groups of three; or of two and a last one of three, as India writes lakhs and crores. */
const grouped =
  /^([1-9]\d{0,2}([.,' \u066c])\d{3}(?:\2\d{3})*|[1-9]\d?([,\u066c])(?:\d\d\3)+\d{3})(?:([.,\u066b])(\d*))?$/

/**
 * Reads digits in the notation of any region: `1250.5`, `1.250,50`, `1 250,50`, `1'250.50`,
 * `1,00,000`. A first group never starts with 0: `0,500` is a half.
 *
 * @param text with ASCII digits and plain marks
 */
export function readFigures(text: string): Figures | undefined {
  const [inGroups, groups = '', three, lakh, groupedMark, groupedFraction = ''] =
    grouped.exec(text) ?? []
  const separator = three ?? lakh
  if (inGroups !== undefined && groupedMark !== separator) {
    const [first = '', ...others] = groups.split(separator ?? '')
    const isUnclear =
      groupedMark === undefined && others.length === 1 && (separator === '.' || separator === ',')
    // Alone, a dot is a decimal mark and a comma a thousands mark, as the element itself writes them.
    if (isUnclear && separator === '.') {
      return { whole: first, fraction: others.join(''), mark: separator, isUnclear }
    }
    return {
      whole: first + others.join(''),
      fraction: groupedFraction,
      mark: groupedMark,
      isUnclear,
    }
  }
  const [found, whole = '', mark, fraction = ''] = plain.exec(text) ?? []
  if (found === undefined || whole + fraction === '') return undefined
  const isUnclear = mark === ',' && /^[1-9]\d{0,3}$/.test(whole) && fraction.length === 4
  return { whole, fraction, mark, isUnclear }
}

import { countrySpecs } from 'ibantools'
import { swiftLengths } from '../../limits.ts'
import { foldWidth, withoutMarks } from '../../text/normalize-input.ts'
import { withoutSeparators } from './separators.ts'

/** What is wrong with a text that is no SWIFT/BIC. */
type SwiftIssue = 'empty' | 'format'

type SwiftReading =
  | {
      readonly ok: true
      readonly swift: string
      /** The country of the bank, ISO 3166-1 alpha-2; whether there is one is not known. */
      readonly country: string
      /** A code that exists has 8 or 11 characters, and the code of a country. */
      readonly isUsual: boolean
    }
  | { readonly ok: false; readonly reason: SwiftIssue }

/** A label of an Asian bank, such as `SWIFT代碼：` and `スイフトコード`. */
const eastAsian =
  /^\s*(?:swift|bic)?[\s/-]*(?:[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}ー]+\s*)+:?\s*/iu
const label = /^\s*(?:(?:swift|bic)[\s/-]*)+(?:code|no\.?|address)?(?:\s*:\s*|\s+|$)/i
/** The country's letters follow the four characters of the bank (ISO 9362). */
const pattern = new RegExp(
  `^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{${swiftLengths.min - 6},${swiftLengths.max - 6}}$`,
)

/**
 * Reads a typed or pasted SWIFT/BIC: 8 to 11 letters and digits (specification, section 5), without
 * blanks, dashes and a label, in capitals.
 */
export function readSwift(text: string): SwiftReading {
  const typed = foldWidth(withoutMarks(text)).replace(eastAsian, '').replace(label, '')
  const swift = withoutSeparators(typed).toUpperCase()
  if (swift === '') return { ok: false, reason: 'empty' }
  if (!pattern.test(swift)) return { ok: false, reason: 'format' }
  const country = swift.slice(4, 6)
  const isUsual =
    (swift.length === swiftLengths.min || swift.length === swiftLengths.max) &&
    Object.hasOwn(countrySpecs, country)
  return { ok: true, swift, country, isUsual }
}

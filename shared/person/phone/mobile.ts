import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { withAsciiDigits } from '../../text/ascii-digits.ts'
import { normalizeInput } from '../../text/normalize-input.ts'
import { withoutLabel } from '../../text/without-label.ts'
import { regionCodes } from '../region/region-codes.ts'

/** Nothing was typed, or the text is not a number. */
export type MobileIssue = 'required' | 'invalid'

export type MobileReading =
  | {
      readonly ok: true
      /** E.164: `+886912345678`. */
      readonly mobile: string
      /** ISO 3166-1 alpha-2. Not the chosen one if the number has another dial code. */
      readonly region: string
    }
  | { readonly ok: false; readonly reason: MobileIssue }

const known: ReadonlySet<string> = new Set(getCountries())

/** Regions with a dial code, ISO 3166-1 alpha-2. */
export const dialRegions: readonly string[] = regionCodes.filter((code) => known.has(code))

/** `TW` → `+886` */
export const dialCode = (region: string): string =>
  isSupportedCountry(region) ? `+${getCountryCallingCode(region)}` : ''

/**
 * Turns the digits of any script into ASCII, and a leading `00`, which many people type, into `+`.
 * Leaves out a label and the brackets of a dial code: `Tel: (+886) 912…`, `tel:+886…`.
 */
const tidy = (text: string): string =>
  withAsciiDigits(normalizeInput(withoutLabel(text)))
    .replace(/^00/, '+')
    .replace(/^\((\+\d+)\)/, '$1')

/**
 * Reads a typed or pasted mobile number.
 *
 * @param region the region of a number without `+`
 */
export function readMobile(text: string, region: string): MobileReading {
  const tidied = tidy(text)
  if (tidied === '') return { ok: false, reason: 'required' }
  const number = parsePhoneNumberFromString(tidied, {
    ...(isSupportedCountry(region) && { defaultCountry: region as CountryCode }),
    extract: false,
  })
  return number?.isValid() && !number.ext
    ? { ok: true, mobile: number.number, region: number.country ?? region }
    : { ok: false, reason: 'invalid' }
}

/** Formats a number as its region writes it, while it is typed: `0912345678` → `0912 345 678`. */
export const formatMobile = (text: string, region: string): string =>
  new AsYouType(isSupportedCountry(region) ? (region as CountryCode) : undefined).input(tidy(text))

/** A number in E.164 as a person reads it: `+886 912 345 678`. */
export const formatInternational = (mobile: string): string =>
  parsePhoneNumberFromString(mobile)?.formatInternational() ?? mobile

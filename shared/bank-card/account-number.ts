import { countrySpecs, extractIBAN } from 'ibantools'
import { normalizeInput } from '../money/normalize-input.ts'

/** Whether the banks of a country use the IBAN. */
export const hasIban = (country: string): boolean => countrySpecs[country]?.IBANRegistry === true

type AccountNumberReading =
  | { readonly ok: true; readonly account: string }
  | { readonly ok: false; readonly reason: 'empty' | 'iban' | 'format' }

/** An account number that is not an IBAN: letters and digits. */
const plain = /^[A-Z0-9]{4,34}$/

/**
 * Reads an account number: an IBAN if the country uses it, otherwise letters and digits.
 *
 * @param country ISO 3166-1 alpha-2
 * @returns the number without spaces and hyphens, in capitals
 */
export function readAccountNumber(text: string, country: string): AccountNumberReading {
  const account = normalizeInput(text).replaceAll('-', '').toUpperCase()
  if (account === '') return { ok: false, reason: 'empty' }
  if (hasIban(country)) {
    const { valid, countryCode } = extractIBAN(account)
    return valid && countryCode === country ? { ok: true, account } : { ok: false, reason: 'iban' }
  }
  return plain.test(account) ? { ok: true, account } : { ok: false, reason: 'format' }
}

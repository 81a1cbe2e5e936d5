import { countrySpecs, extractIBAN } from 'ibantools'
import { withAsciiDigits } from '../../text/ascii-digits.ts'
import { foldWidth, withoutMarks } from '../../text/normalize-input.ts'
import { withoutSeparators } from './separators.ts'

/** Whether the banks of a country use the IBAN. */
export const hasIban = (country: string): boolean => countrySpecs[country]?.IBANRegistry === true

type AccountNumberReading =
  | { readonly ok: true; readonly account: string }
  | { readonly ok: false; readonly reason: 'empty' | 'iban' | 'format' }

/** An account number that is not an IBAN: letters and digits. */
const plain = /^[A-Z0-9]{4,34}$/

/** Any text without digits before a colon: `Kontonummer:`, `口座番号：`. */
const anyLabel = /^[^\p{N}:]{1,40}:/u
/** What stands before an account number without a colon. */
const knownLabel =
  /^[\s.:#(-]*(?:(?:bank|account|acct|a\/c|ac|acc|checking|chequing|savings?|current|iban|number|num|no|nr|code)(?![\p{L}\p{N}])\.?|no\.|№|#|銀行|銀行帳號|帐号|卡號|卡号|帳戶|帳號|帐号|卡號|卡号|賬號|賬戶|账号|账户|號碼|号码|口座番号|口座|番号|普通預金|普通|普(?=[\s)\d])|当座預金|当座|貯蓄預金|貯蓄|계좌번호|계좌|은행)[\s.:#)-]*/iu

/** Digits that a bank hides, as `XXXX6789`. */
const hidden = /x{3}/i
/**
 * A word beside the digits: the name of a bank, or the label of one of two numbers, as in `Routing
 * 021000021 Account 123456789`.
 */
const word = /(?<![\p{L}\p{N}])[A-Z]{3,}(?![\p{L}\p{N}])/iu

function withoutLabels(text: string): string {
  let rest = text.replace(anyLabel, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(knownLabel, '')
  }
  return rest
}

/** The IBAN of a country in a text, from its country code on; its check digits prove the reading. */
const ibanIn = (text: string, country: string): string => {
  const start = text.search(new RegExp(`${country}\\d\\d`))
  return start > 0 && !/\d/.test(text.slice(0, start)) ? text.slice(start) : text
}

/**
 * Reads a typed or pasted account number: an IBAN if the country uses it, otherwise letters and
 * digits. Dashes, dots, slashes, brackets and a label such as `Account no.` are not part of it.
 *
 * @param country ISO 3166-1 alpha-2
 * @returns the number without spaces and signs, in capitals
 */
export function readAccountNumber(text: string, country: string): AccountNumberReading {
  const typed = withAsciiDigits(foldWidth(withoutMarks(text)))
  if (hasIban(country)) {
    const account = ibanIn(withoutSeparators(typed).toUpperCase(), country)
    if (account === '') return { ok: false, reason: 'empty' }
    const { valid, countryCode } = extractIBAN(account)
    return valid && countryCode === country ? { ok: true, account } : { ok: false, reason: 'iban' }
  }
  const written = withoutLabels(typed.trim())
  const account = withoutSeparators(written).toUpperCase()
  if (account === '') return { ok: false, reason: 'empty' }
  const isPart = /\d/.test(account) && (hidden.test(written) || word.test(written))
  return plain.test(account) && !isPart ? { ok: true, account } : { ok: false, reason: 'format' }
}

/** An account number as a person compares it: an IBAN in groups of four. */
export const writtenAccount = (account: string, country: string): string =>
  hasIban(country) ? account.replace(/.{4}(?=.)/g, '$& ') : account

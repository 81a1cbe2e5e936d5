import { countrySpecs } from 'ibantools'
import * as v from 'valibot'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import { swiftLengths } from '../../shared/limits.ts'
import { readAccountNumber } from '../../shared/person/bank-card/account-number.ts'
import { bindingDoubts } from '../../shared/person/bank-card/binding-doubts.ts'
import { compareNames } from '../../shared/person/bank-card/holder-name.ts'
import { readSwift } from '../../shared/person/bank-card/swift.ts'
import { regionRules } from '../../shared/person/region/region-rules.ts'
import { tidyLine } from '../../shared/text/free-text.ts'
import type { LocalizedText } from '../../shared/text/i18n/locale.ts'
import { normalizeInput } from '../../shared/text/normalize-input.ts'
import { Refusal } from '../answer.ts'
import { parseInput } from '../inputs.ts'

const maxLength = 200

/** One line of text. */
const line = v.pipe(
  v.string(),
  v.transform(tidyLine),
  v.nonEmpty('Required'),
  v.maxLength(maxLength, `At most ${maxLength} characters`),
)

/** A code; spaces and case are ignored. */
const code = v.pipe(
  line,
  v.transform((text) => normalizeInput(text).toUpperCase()),
)

const schema = v.strictObject({
  holderName: line,
  holderAddress: line,
  bankName: line,
  bankAccount: line,
  bankAddress: line,
  country: code,
  city: line,
  postCode: line,
  swiftCode: line,
})

const invalidAccountNumber: LocalizedText = {
  en: 'Please enter a valid bank account number',
  zh: '請輸入有效的銀行帳號',
  ja: '有効な口座番号を入力してください',
  ko: '올바른 은행 계좌번호를 입력해 주세요',
}

const invalidIban = (country: string): LocalizedText => ({
  en: `Please enter a valid IBAN for ${country}`,
  zh: `請輸入有效的 ${country} IBAN`,
  ja: `${country}の有効なIBANを入力してください`,
  ko: `${country}의 올바른 IBAN을 입력해 주세요`,
})

/** The account number in one spelling; IBAN countries require an IBAN. */
function accountOf(bankAccount: string, country: string): string {
  const reading = readAccountNumber(bankAccount, country)
  if (reading.ok) return reading.account
  throw new Refusal(reading.reason === 'iban' ? invalidIban(country) : invalidAccountNumber)
}

function swiftOf(swiftCode: string): string {
  const reading = readSwift(swiftCode)
  if (reading.ok) return reading.swift
  const { min, max } = swiftLengths
  throw new Refusal({
    en: `A SWIFT/BIC has ${min} to ${max} letters and digits`,
    zh: `SWIFT/BIC 須為 ${min} 至 ${max} 位英文字母或數字`,
    ja: `SWIFT/BICは英数字${min}～${max}文字です`,
    ko: `SWIFT/BIC는 영문과 숫자 ${min}~${max}자입니다`,
  })
}

/**
 * Reads the request of `bindBankCard`. Texts and codes are stored as the elements' readers
 * understand them, and not as they were sent.
 *
 * @param accountName the account holder's name, which the card must bear
 * @throws Refusal if a field is missing or wrong
 */
export function readBinding(body: unknown, accountName: string): BankCardBinding {
  const binding = parseInput(schema, body)
  const { holderName, bankAccount, country, swiftCode } = binding
  // A doubt is for the review.
  if (compareNames(holderName, accountName) === 'different') {
    throw new Refusal({
      en: 'The bank card must be in the account holder’s name',
      zh: '銀行卡須為帳戶持有人本人名義',
      ja: '出金先口座は口座名義人ご本人の名義に限ります',
      ko: '출금 계좌는 계좌 명의인 본인의 명의여야 합니다',
    })
  }
  if (!Object.hasOwn(countrySpecs, country)) {
    throw new Refusal({
      en: 'Please choose the country of the bank',
      zh: '請選擇銀行所在國家／地區',
      ja: '銀行の国・地域を選択してください',
      ko: '은행 소재 국가를 선택해 주세요',
    })
  }
  return {
    ...binding,
    swiftCode: swiftOf(swiftCode),
    bankAccount: accountOf(bankAccount, country),
  }
}

/** Whether a card needs no review: its holder's region binds automatically, and nothing is doubtful. */
export const bindsAutomatically = (
  holder: { readonly name: string; readonly region: string },
  binding: BankCardBinding,
): boolean =>
  regionRules(holder.region).bindsAutomatically && bindingDoubts(binding, holder.name).length === 0

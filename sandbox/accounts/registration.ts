import * as v from 'valibot'
import type { LocalizedText } from '../../shared/i18n/locale.ts'
import { maxEnquiryNameLength } from '../../shared/limits.ts'
import { unmetRules } from '../../shared/password/password-rules.ts'
import { regionCodes } from '../../shared/region/region-codes.ts'
import { Refusal } from '../answer.ts'

/** A longer password is no safer and would cost the server time. */
const maxPasswordLength = 200

const badPassword: LocalizedText = {
  en: 'A password must have at least 8 characters, with numbers and upper and lower case letters, and no special symbols.',
  zh: '密碼至少 8 個字元，須包含數字、大寫與小寫字母，不得使用特殊符號。',
  ja: 'パスワードは8文字以上で、数字・英大文字・英小文字を含め、記号は使わないでください。',
  ko: '비밀번호는 8자 이상이어야 하며 숫자, 영문 대문자와 소문자를 포함하고 특수문자는 사용할 수 없습니다.',
}

const noName: LocalizedText = {
  en: 'Please enter your name',
  zh: '請輸入您的姓名',
  ja: 'お名前を入力してください',
  ko: '이름을 입력해 주세요',
}

const noRegion: LocalizedText = {
  en: 'Please select your region of residence',
  zh: '請選擇您的居住地',
  ja: 'お住まいの国・地域を選択してください',
  ko: '거주 지역을 선택해 주세요',
}

/** Refuses a password that breaks the rules of section 5. */
export function checkedPassword(password: unknown): string {
  const isGood =
    typeof password === 'string' &&
    password.length <= maxPasswordLength &&
    unmetRules(password).length === 0
  if (!isGood) throw new Refusal(badPassword)
  return password
}

/** One line; white space and control characters become blanks. */
const nameText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ')),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(maxEnquiryNameLength),
)

function checkedName(name: unknown): string {
  const read = v.safeParse(nameText, name)
  if (!read.success) throw new Refusal(noName)
  return read.output
}

function checkedRegion(region: unknown): string {
  if (typeof region !== 'string' || !regionCodes.includes(region)) throw new Refusal(noRegion)
  return region
}

/** Reads the data of a registration, or throws a refusal for the person. */
export const readRegistration = (body: Readonly<Record<string, unknown>>) => ({
  password: checkedPassword(body.password),
  name: checkedName(body.name),
  region: checkedRegion(body.region),
})

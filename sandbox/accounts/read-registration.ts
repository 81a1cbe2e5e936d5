import * as v from 'valibot'
import { maxNameLength, maxPasswordLength, minimumPasswordLength } from '../../shared/limits.ts'
import { isName, tidyName } from '../../shared/person/name/person-name.ts'
import { unmetRules } from '../../shared/person/password/password-rules.ts'
import { regionCodes } from '../../shared/person/region/region-codes.ts'
import type { LocalizedText } from '../../shared/text/i18n/locale.ts'
import { Refusal } from '../answer.ts'

const badPassword: LocalizedText = {
  en: `A password must have ${minimumPasswordLength} to ${maxPasswordLength} characters, with numbers and upper and lower case letters, and no special symbols.`,
  zh: `密碼須有 ${minimumPasswordLength} 至 ${maxPasswordLength} 個字元，包含數字、大寫與小寫字母，不得使用特殊符號。`,
  ja: `パスワードは${minimumPasswordLength}文字以上${maxPasswordLength}文字以内で、数字・英大文字・英小文字を含め、記号は使わないでください。`,
  ko: `비밀번호는 ${minimumPasswordLength}자 이상 ${maxPasswordLength}자 이하여야 하며 숫자, 영문 대문자와 소문자를 포함하고 특수문자는 사용할 수 없습니다.`,
}

const noName: LocalizedText = {
  en: 'Please enter your name',
  zh: '請輸入您的姓名',
  ja: 'お名前を入力してください',
  ko: '이름을 입력해 주세요',
}

const badName: LocalizedText = {
  en: 'Please enter a valid name',
  zh: '請輸入有效的姓名',
  ja: 'お名前を正しく入力してください',
  ko: '올바른 이름을 입력해 주세요',
}

const longName: LocalizedText = {
  en: `Please keep your name to ${maxNameLength} characters`,
  zh: `姓名請勿超過 ${maxNameLength} 字`,
  ja: `お名前は${maxNameLength}文字以内で入力してください`,
  ko: `이름은 ${maxNameLength}자 이내로 입력해 주세요`,
}

const noRegion: LocalizedText = {
  en: 'Please select your region of residence',
  zh: '請選擇您的居住地',
  ja: 'お住まいの国・地域を選択してください',
  ko: '거주 지역을 선택해 주세요',
}

/** Refuses a password that breaks the rules of section 5. */
export function checkedPassword(password: unknown): string {
  const isGood = typeof password === 'string' && unmetRules(password).length === 0
  if (!isGood) throw new Refusal(badPassword)
  return password
}

const nameText = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.nonEmpty(),
  v.check(isName),
  v.maxLength(maxNameLength),
)

const nameRefusals: ReadonlyMap<string, LocalizedText> = new Map([
  ['max_length', longName],
  ['check', badName],
])

function checkedName(name: unknown): string {
  const read = v.safeParse(nameText, name)
  if (!read.success) throw new Refusal(nameRefusals.get(read.issues[0].type) ?? noName)
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

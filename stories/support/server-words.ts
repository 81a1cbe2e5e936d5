import type { Locale } from '../../shared/text/i18n/locale.ts'

/** What the servers of the stories say, in the language of the call as the sandbox does. */
const sentences: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>> = {
  'A withdrawal to this account is open.': {
    zh: '提領至此帳戶的交易仍在審核中。',
    ja: 'この口座への出金を審査しています。',
    ko: '이 계좌로의 출금을 심사하고 있습니다.',
  },
  'Request another code.': {
    zh: '請重新索取驗證碼。',
    ja: '認証コードを再送信してください。',
    ko: '인증 코드를 다시 요청해 주세요.',
  },
  'The account is closed.': {
    zh: '此帳戶已結清。',
    ja: 'この口座は解約されています。',
    ko: '해지된 계좌입니다.',
  },
  'The account name does not match the account holder.': {
    zh: '戶名與帳戶持有人不符。',
    ja: '名義が口座名義人と一致しません。',
    ko: '예금주명이 계좌 명의인과 다릅니다.',
  },
  'The bank is not known.': {
    zh: '查無此銀行。',
    ja: '銀行を確認できません。',
    ko: '은행을 확인할 수 없습니다.',
  },
  'The daily limit has been reached.': {
    zh: '已達每日限額。',
    ja: '1日の上限額に達しました。',
    ko: '1일 한도에 도달했습니다.',
  },
  'The name on the account differs.': {
    zh: '戶名不符。',
    ja: '名義が異なります。',
    ko: '예금주명이 다릅니다.',
  },
  'The SWIFT/BIC belongs to another bank.': {
    zh: '此 SWIFT/BIC 屬於其他銀行。',
    ja: 'このSWIFT/BICは別の銀行のものです。',
    ko: '다른 은행의 SWIFT/BIC입니다.',
  },
  'This agreement has been withdrawn.': {
    zh: '此協議書已撤回。',
    ja: 'この契約書は取り下げられました。',
    ko: '이 계약서는 철회되었습니다.',
  },
  'This bank is not served.': {
    zh: '目前不支援此銀行。',
    ja: 'この銀行には対応していません。',
    ko: '지원하지 않는 은행입니다.',
  },
  'This link has expired.': {
    zh: '此連結已過期。',
    ja: 'このリンクは有効期限が切れています。',
    ko: '만료된 링크입니다.',
  },
  'This password was used before.': {
    zh: '此密碼先前已使用過。',
    ja: '以前に使用したパスワードです。',
    ko: '이전에 사용한 비밀번호입니다.',
  },
  'This region is not served.': {
    zh: '目前不提供此地區的服務。',
    ja: 'お住まいの国・地域ではご利用いただけません。',
    ko: '서비스를 제공하지 않는 지역입니다.',
  },
  'Wait 40 seconds before requesting another code.': {
    zh: '請等待 40 秒後再索取驗證碼。',
    ja: '認証コードは40秒後に再送信できます。',
    ko: '40초 후에 인증 코드를 다시 요청해 주세요.',
  },
  'Your code has expired.': {
    zh: '您的驗證碼已失效。',
    ja: '認証コードの有効期限が切れました。',
    ko: '인증 코드가 만료되었습니다.',
  },
  'Your session has ended.': {
    zh: '您的登入已失效。',
    ja: 'ログインの有効期限が切れました。',
    ko: '로그인이 만료되었습니다.',
  },
}

const localeOf = (language: string | null): Exclude<Locale, 'en'> | undefined =>
  (['zh', 'ja', 'ko'] as const).find((locale) => language?.startsWith(locale))

/** The text of an answer with each sentence in the language of the call. */
export const inLanguageOfCall = (answer: string, language: string | null): string => {
  const locale = localeOf(language)
  if (!locale) return answer
  return Object.entries(sentences).reduce(
    (text, [sentence, words]) => text.replaceAll(sentence, words[locale]),
    answer,
  )
}

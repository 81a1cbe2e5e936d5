import type { Locale, LocalizedText } from '../../shared/text/i18n/locale.ts'
import { joinSentences } from '../localized-text.ts'
import type { MessageText } from '../message.ts'
import { mailFooter, textFooter } from '../message-footers.ts'
import type { Notice } from '../notices.ts'
import type { Purpose } from './purpose.ts'

interface Parts {
  readonly subject: string
  readonly code: (code: string) => string
  readonly use: Readonly<Record<Exclude<Purpose, 'LOOKUP'>, string>>
  readonly valid: (minutes: number) => string
  readonly rules: (minutes: number) => string
  readonly ignore: string
}

/** The code is only in the text: subjects are shown on lock screens and written to logs. */
const partsOf: Readonly<Record<Locale, Parts>> = {
  en: {
    subject: 'Your verification code',
    code: (code) => `Your verification code is ${code}.`,
    use: { REGISTER: 'Use it to open your account.', RESET: 'Use it to reset your password.' },
    valid: (minutes) => `It is valid for ${minutes === 10 ? 'ten' : minutes} minutes.`,
    rules: (minutes) =>
      `It is valid for ${minutes === 10 ? 'ten' : minutes} minutes and can be used once. Enter it only where you requested it: we will never ask for it by phone or message.`,
    ignore: 'If you did not request it, you can ignore this e-mail.',
  },
  zh: {
    subject: '您的驗證碼',
    code: (code) => `您的驗證碼為 ${code}。`,
    use: { REGISTER: '此驗證碼用於開立帳戶。', RESET: '此驗證碼用於重設密碼。' },
    valid: (minutes) => `${minutes} 分鐘內有效。`,
    rules: (minutes) =>
      `驗證碼於 ${minutes} 分鐘內有效，僅能使用一次。請僅在您提出要求的頁面輸入，我們絕不會以電話或訊息向您索取。`,
    ignore: '若非您本人索取，請忽略此電子郵件。',
  },
  ja: {
    subject: '認証コードのお知らせ',
    code: (code) => `お客様の認証コードは ${code} です。`,
    use: {
      REGISTER: '口座開設にご利用ください。',
      RESET: 'パスワードの再設定にご利用ください。',
    },
    valid: (minutes) => `有効期限は${minutes}分です。`,
    rules: (minutes) =>
      `有効期限は${minutes}分、ご利用は1回限りです。お手続き中の画面以外には入力しないでください。当社がお電話やメッセージで認証コードをお尋ねすることはありません。`,
    ignore: 'お心当たりのない場合は、このメールを破棄してください。',
  },
  ko: {
    subject: '인증 코드 안내',
    code: (code) => `인증 코드는 ${code}입니다.`,
    use: {
      REGISTER: '계좌 개설에 사용해 주세요.',
      RESET: '비밀번호 재설정에 사용해 주세요.',
    },
    valid: (minutes) => `${minutes}분 동안 유효합니다.`,
    rules: (minutes) =>
      `${minutes}분 동안 유효하며 한 번만 사용할 수 있습니다. 요청하신 화면에만 입력해 주세요. 당사는 전화나 메시지로 인증 코드를 묻지 않습니다.`,
    ignore: '요청하신 적이 없다면 이 이메일을 무시해 주세요.',
  },
}

/** The message with a code. */
export function codeMessage(
  locale: Locale,
  purpose: Purpose,
  code: string,
  minutes: number,
): MessageText {
  const parts = partsOf[locale]
  const first = parts.code(code)
  const use = purpose === 'LOOKUP' ? [] : [parts.use[purpose]]
  const short = [first, ...use, parts.valid(minutes), textFooter[locale]]
  return {
    subject: parts.subject,
    lines: [first, ...use, '', parts.rules(minutes), parts.ignore, '', mailFooter[locale]],
    short: joinSentences(locale, short),
  }
}

const ignoreNotice: LocalizedText = {
  en: 'If this was not you, you can ignore this message.',
  zh: '若非您本人操作，請忽略此訊息。',
  ja: 'お心当たりのない場合は、このメッセージを破棄してください。',
  ko: '요청하신 적이 없다면 이 메시지를 무시해 주세요.',
}

/**
 * Messages instead of a code that would not help: the address already has an account, or has none.
 */
const notices: Readonly<Record<Exclude<Purpose, 'LOOKUP'>, Notice>> = {
  REGISTER: {
    subject: {
      en: 'You already have an account',
      zh: '您已有帳戶',
      ja: 'すでに口座をお持ちです',
      ko: '이미 개설된 계좌가 있습니다',
    },
    text: {
      en: 'We received a request to open an account, but you already have one. Please sign in. If you have forgotten your password, you can reset it.',
      zh: '我們收到了開立帳戶的要求，但您已有帳戶，請直接登入。若忘記密碼，可以重設。',
      ja: '口座開設のお申し込みがありましたが、お客様はすでに口座をお持ちです。ログインしてください。パスワードをお忘れの場合は再設定できます。',
      ko: '계좌 개설 요청이 있었으나 이미 개설된 계좌가 있습니다. 로그인해 주세요. 비밀번호를 잊으셨다면 재설정할 수 있습니다.',
    },
  },
  RESET: {
    subject: {
      en: 'You have no account yet',
      zh: '您尚未開立帳戶',
      ja: 'ご登録の口座がありません',
      ko: '등록된 계좌가 없습니다',
    },
    text: {
      en: 'We received a request to reset a password, but there is no account with this e-mail address or mobile number. Please open an account, or use the e-mail address or mobile number registered for your account.',
      zh: '我們收到了重設密碼的要求，但此電子郵件地址或手機號碼尚未開立帳戶。請先開立帳戶，或改用您帳戶登記的電子郵件地址或手機號碼。',
      ja: 'パスワードの再設定のお申し込みがありましたが、この連絡先で登録された口座はありません。口座を開設していただくか、ご登録の連絡先を入力してください。',
      ko: '비밀번호 재설정 요청이 있었으나 이 연락처로 등록된 계좌가 없습니다. 계좌를 개설하시거나 등록하신 연락처를 입력해 주세요.',
    },
  },
}

/** The message in place of a code. */
export function noticeMessage(locale: Locale, purpose: Exclude<Purpose, 'LOOKUP'>): MessageText {
  const { subject, text } = notices[purpose]
  return {
    subject: subject[locale],
    lines: [text[locale], ignoreNotice[locale], '', mailFooter[locale]],
    short: joinSentences(locale, [text[locale], textFooter[locale]]),
  }
}

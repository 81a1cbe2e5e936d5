import type { LocalizedText } from '../shared/text/i18n/locale.ts'

/** The last line of every e-mail to a person. */
export const mailFooter: LocalizedText = {
  en: 'This e-mail comes from a sandbox: no real money moves.',
  zh: '此電子郵件由沙盒環境寄出：不涉及真實資金。',
  ja: 'このメールはサンドボックスから送信されています。実際の資金は動きません。',
  ko: '이 이메일은 샌드박스에서 발송되었습니다. 실제 자금은 움직이지 않습니다.',
}

/** The end of every text message. */
export const textFooter: LocalizedText = {
  en: 'Sandbox: no real money moves.',
  zh: '沙盒環境：不涉及真實資金。',
  ja: 'サンドボックス：実際の資金は動きません。',
  ko: '샌드박스: 실제 자금은 움직이지 않습니다.',
}

import { authCodes, Refusal } from '../answer.ts'

/** The refusal of an account that has been closed. */
export const closedAccount = () =>
  new Refusal(
    {
      en: 'This account has been closed.',
      zh: '此帳戶已關閉。',
      ja: 'この口座は解約されています。',
      ko: '해지된 계좌입니다.',
    },
    authCodes.banned,
  )

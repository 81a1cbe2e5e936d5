import type { InitialText } from '../../shared/element/entry/first-paint.ts'

/** As the message `Wallet` of the catalogues; a test holds the two together. */
export const title: InitialText = {
  en: 'Wallet',
  zh: '錢包',
  ja: 'ウォレット',
  ko: '지갑',
}

/** Said once the element has ended, until its closing message is loaded. */
export const ended: InitialText = {
  en: 'You are signed out.',
  zh: '您已登出。',
  ja: 'ログインが必要です。',
  ko: '로그아웃되었습니다.',
}

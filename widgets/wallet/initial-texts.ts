import type { InitialText } from '../../shared/element/entry/first-paint.ts'

/** As the message `Wallet` of the catalogues; a test holds the two together. */
export const title: InitialText = {
  en: 'Wallet',
  zh: '錢包',
  ja: 'ウォレット',
  ko: '지갑',
}

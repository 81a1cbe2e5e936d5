import type { InitialText } from '../../../shared/element/entry/first-paint.ts'
import type { ScreenName } from '../declaration.ts'

/** The titles of the screens, equal to those in the catalogues; a test compares them. */
export const titles: Readonly<Record<ScreenName, InitialText>> = {
  hub: { en: 'Wallet', zh: '錢包', ja: 'ウォレット', ko: '지갑' },
  history: { en: 'History', zh: '交易紀錄', ja: '取引履歴', ko: '거래 내역' },
  'bind-card': { en: 'Bank card', zh: '銀行卡', ja: '出金先口座', ko: '출금 계좌' },
  convert: {
    en: 'USDT to USD account',
    zh: 'USDT 轉至 USD 帳戶',
    ja: 'USDTからUSD口座へ',
    ko: 'USDT를 USD로 환전',
  },
}

import type { OfferedLocale } from '../../preferences/language-offer.ts'

interface OfferWords {
  readonly text: string
  readonly accept: string
  readonly refuse: string
}

/** In the language that is offered: the catalogues of the page are in another one. */
export const offerWords: Readonly<Record<OfferedLocale, OfferWords>> = {
  zh: { text: '本網站有繁體中文版。', accept: '改用中文', refuse: '不用了，關閉提示' },
  ja: { text: '日本語版がございます。', accept: '日本語で見る', refuse: '案内を閉じる' },
  ko: { text: '한국어로도 볼 수 있습니다.', accept: '한국어로 보기', refuse: '안내 닫기' },
}

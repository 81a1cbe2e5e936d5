import type { InitialText } from '../../shared/element/entry/first-paint.ts'

/** As the message `Access Trust Funds` of the catalogues; a test holds the two together. */
export const title: InitialText = {
  en: 'Access Trust Funds',
  zh: '查詢信託資金',
  ja: '信託財産の照会',
  ko: '신탁재산 조회',
}

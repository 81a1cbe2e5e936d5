import type { InitialText } from '../../../shared/element/entry/first-paint.ts'

/** Equal to the message `Access Trust Funds` of the catalogues; a test compares them. */
export const title: InitialText = {
  en: 'Access Trust Funds',
  zh: '查詢信託資金',
  ja: '信託財産の照会',
  ko: '신탁재산 조회',
}

import type { ShellTitle } from '../../shared/element/context.ts'

/** As the message `Access Trust Funds` of the catalogues; a test holds the two together. */
export const shellTitle: ShellTitle = {
  en: 'Access Trust Funds',
  zh: '查詢信託基金',
  ja: '信託ファンドの照会',
  ko: '신탁 펀드 조회',
}

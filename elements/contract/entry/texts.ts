import type { InitialText } from '../../../shared/element/entry/first-paint.ts'

/**
 * Equal to the titles of the documents, with a mark (`phraseMark`) where a line may end; a test
 * compares them. The shell paints the marks as they are; the view renders them as `<wbr>`.
 */
export const title: InitialText = {
  en: 'Agreement of Cooperation between Financial Broker and Clearing Institution',
  zh: '金融經紀商與\u200b清算機構\u200b合作協議書',
  ja: '金融ブローカーと\u200b清算機関との\u200b業務提携契約書',
  ko: '금융 중개회사와 청산기관 간의 업무 제휴 계약서',
}

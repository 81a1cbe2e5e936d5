import type { ShellTitle } from '../../shared/element/entry/context.ts'

/** As the titles of the documents; a test holds the two together. */
export const shellTitle: ShellTitle = {
  en: 'Agreement of Cooperation between Financial Broker and Clearing Institution',
  zh: '金融券商與清算機構合作協議書',
  ja: '金融ブローカーと清算機関との業務提携契約書',
  ko: '금융 중개회사와 청산기관 간의 업무 제휴 계약서',
}

/** Said once the element has ended, until its closing message is loaded. */
export const shellEnd: ShellTitle = {
  en: 'This link cannot be used.',
  zh: '此連結無法使用。',
  ja: 'このリンクは使用できません。',
  ko: '계약서를 열 수 없습니다.',
}

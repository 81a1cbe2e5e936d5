import { lines } from './details.ts'

/** The plainly fictional company of the sandbox. */
export const company = {
  companyName: 'Fable Trust',
  companyIcon: '/sandbox/assets/example-trust.svg',
  companyDescribe: {
    en: lines(
      'Fable Trust, with Sandbox Clearing as its clearing institution.',
      'A fictional company for trying out the wallet.',
      'Sandbox: no real money moves.',
    ),
    cn: lines(
      'Fable Trust，由 Sandbox Clearing 擔任清算機構。',
      '本公司為虛構，僅供試用錢包功能。',
      '沙盒環境：不涉及真實資金。',
    ),
    jp: lines(
      'Fable Trust（清算機関：Sandbox Clearing）',
      'ウォレットをお試しいただくための架空の会社です。',
      'サンドボックス環境のため、実際の資金は動きません。',
    ),
    ko: lines(
      'Fable Trust(청산기관: Sandbox Clearing)',
      '지갑을 체험해 보기 위한 가상의 회사입니다.',
      '샌드박스: 실제 자금은 움직이지 않습니다.',
    ),
  },
}

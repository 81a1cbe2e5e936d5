import { lines } from './details.ts'

/** The plainly fictional company of the sandbox. */
export const company = {
  companyName: 'Example Trust',
  companyIcon: '/sandbox/assets/example-trust.svg',
  companyDescribe: {
    en: lines(
      'Example Trust, with Sandbox Clearing as its clearing institution.',
      'A fictional company, made to try the wallet out.',
      'Sandbox: no real money moves.',
    ),
    cn: lines(
      'Example Trust，由 Sandbox Clearing 擔任清算機構。',
      '本公司為虛構，僅供試用錢包功能。',
      '沙盒環境：不涉及任何真實資金。',
    ),
    jp: lines(
      'Example Trust。清算機関は Sandbox Clearing です。',
      'ウォレットを試すための架空の会社です。',
      'サンドボックス：実際のお金は動きません。',
    ),
    ko: lines(
      'Example Trust(청산기관: Sandbox Clearing)',
      '지갑을 체험해 보기 위한 가상의 회사입니다.',
      '샌드박스: 실제 자금은 움직이지 않습니다.',
    ),
  },
}

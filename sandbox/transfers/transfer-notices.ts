import type { LocalizedText } from '../../shared/text/i18n/locale.ts'
import type { Notice } from '../notices.ts'

type Type = 'DEPOSIT' | 'WITHDRAW' | 'INTEREST_RATE' | 'TRANSFER'

/** The facts of an order in a notice. */
interface OrderFacts {
  readonly orderNumber: string
  readonly type: Type
  /** With its unit: `100 USD`. */
  readonly sum: string
}

const nouns: Readonly<Record<Type, LocalizedText>> = {
  DEPOSIT: { en: 'deposit', zh: '存入申請', ja: '入金', ko: '입금' },
  WITHDRAW: { en: 'withdrawal', zh: '提領申請', ja: '出金', ko: '출금' },
  INTEREST_RATE: { en: 'interest', zh: '利息', ja: '利息', ko: '이자 지급' },
  TRANSFER: { en: 'transfer', zh: '轉帳申請', ja: '送金', ko: '송금' },
}

type Tier = 'BROKER' | 'CLEARING'

const reviewNames: Readonly<Record<Tier, LocalizedText>> = {
  BROKER: {
    en: 'preliminary review by the partnering broker',
    zh: '合作經紀商的初步審核',
    ja: '提携ブローカーの一次審査',
    ko: '제휴 브로커의 1차 심사',
  },
  CLEARING: {
    en: 'final review by the clearing institution',
    zh: '清算機構的最終審核',
    ja: '清算機関の最終審査',
    ko: '청산기관의 최종 심사',
  },
}

/** The order is under review. */
export function acceptedNotice({ orderNumber, type, sum }: OrderFacts): Notice {
  const noun = nouns[type]
  return {
    subject: {
      en: `Order ${orderNumber} received`,
      zh: `交易 ${orderNumber} 已受理`,
      ja: `受付番号 ${orderNumber}：受け付けました`,
      ko: `접수번호 ${orderNumber}: 접수 완료`,
    },
    text: {
      en: `Your ${noun.en} of ${sum} is under review.`,
      zh: `您的${noun.zh}（${sum}）正在審核中。`,
      ja: `${sum}の${noun.ja}を審査しています。`,
      ko: `${sum} ${noun.ko}을 심사하고 있습니다.`,
    },
  }
}

/** Only the last approval approves the order. */
const approvalSubjects: Readonly<Record<Tier, (orderNumber: string) => LocalizedText>> = {
  BROKER: (orderNumber) => ({
    en: `Order ${orderNumber}: preliminary review passed`,
    zh: `交易 ${orderNumber} 已通過初步審核`,
    ja: `受付番号 ${orderNumber}：一次審査で承認されました`,
    ko: `접수번호 ${orderNumber}: 1차 심사 통과`,
  }),
  CLEARING: (orderNumber) => ({
    en: `Order ${orderNumber} approved`,
    zh: `交易 ${orderNumber} 已通過審核`,
    ja: `受付番号 ${orderNumber}：承認されました`,
    ko: `접수번호 ${orderNumber}: 승인`,
  }),
}

/** A tier has approved the order. */
export function approvedNotice({ orderNumber, type, sum }: OrderFacts, tier: Tier): Notice {
  const [noun, review] = [nouns[type], reviewNames[tier]]
  return {
    subject: approvalSubjects[tier](orderNumber),
    text: {
      en: `Your ${noun.en} of ${sum} was approved in the ${review.en}.`,
      zh: `您的${noun.zh}（${sum}）已通過${review.zh}。`,
      ja: `${sum}の${noun.ja}は、${review.ja}で承認されました。`,
      ko: `${sum} ${noun.ko}이 ${review.ko}에서 승인되었습니다.`,
    },
  }
}

/** A tier has rejected the order. */
export function rejectedNotice(
  { orderNumber, type, sum }: OrderFacts,
  tier: Tier,
  reason: string,
): Notice {
  const [noun, review] = [nouns[type], reviewNames[tier]]
  return {
    subject: {
      en: `Order ${orderNumber} rejected`,
      zh: `交易 ${orderNumber} 未通過審核`,
      ja: `受付番号 ${orderNumber}：承認されませんでした`,
      ko: `접수번호 ${orderNumber}: 반려`,
    },
    text: {
      en: `Your ${noun.en} of ${sum} was rejected in the ${review.en}: ${reason}`,
      zh: `您的${noun.zh}（${sum}）未通過${review.zh}：${reason}`,
      ja: `${sum}の${noun.ja}は、${review.ja}で承認されませんでした。理由：${reason}`,
      ko: `${sum} ${noun.ko}이 ${review.ko}에서 반려되었습니다. 사유: ${reason}`,
    },
  }
}

/** USDT that arrived at a deposit address. */
interface Arrival {
  /** Without its unit. */
  readonly amount: string
  readonly network: string
}

/** USDT has arrived and was credited. */
export const creditedNotice = ({ amount, network }: Arrival, walletNumber: string): Notice => ({
  subject: {
    en: 'USDT deposit credited',
    zh: 'USDT 已入帳',
    ja: 'USDTが入金されました',
    ko: 'USDT가 입금되었습니다',
  },
  text: {
    en: `${amount} USDT on ${network} has been credited to wallet ${walletNumber}.`,
    zh: `${network} 網路轉入的 ${amount} USDT 已入帳至錢包 ${walletNumber}。`,
    ja: `${network}で届いた${amount} USDTをウォレット${walletNumber}に入金しました。`,
    ko: `${network} 네트워크로 받은 ${amount} USDT가 지갑 ${walletNumber}에 입금되었습니다.`,
  },
})

/** USDT has arrived, but less than the minimum: specification, section 8. */
export const belowMinimumNotice = ({ amount, network }: Arrival, minimum: string): Notice => ({
  subject: {
    en: 'USDT deposit below the minimum',
    zh: 'USDT 低於最低存入金額',
    ja: 'USDTの入金が最低入金額を下回っています',
    ko: 'USDT 입금액이 최소 금액보다 적습니다',
  },
  text: {
    en: `${amount} USDT on ${network} is below the minimum of ${minimum} USDT and has not been credited.`,
    zh: `${network} 網路轉入的 ${amount} USDT 低於最低存入金額 ${minimum} USDT，未予入帳。`,
    ja: `${network}で届いた${amount} USDTは最低入金額の${minimum} USDTを下回るため、ウォレットに反映されません。`,
    ko: `${network} 네트워크로 받은 ${amount} USDT는 최소 입금 금액 ${minimum} USDT보다 적어 지갑에 반영되지 않았습니다.`,
  },
})

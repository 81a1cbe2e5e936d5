import type { Notice } from '../notices.ts'

/** The money has gone to a friend. */
export const sentNotice = (orderNumber: string, sum: string, maskedName: string): Notice => ({
  subject: {
    en: `Order ${orderNumber} completed`,
    zh: `交易 ${orderNumber} 已完成`,
    ja: `受付番号 ${orderNumber}：送金しました`,
    ko: `접수번호 ${orderNumber}: 송금 완료`,
  },
  text: {
    en: `You sent ${sum} to ${maskedName}.`,
    zh: `您已轉帳 ${sum} 給 ${maskedName}。`,
    ja: `${maskedName}さんに${sum}を送金しました。`,
    ko: `${maskedName} 님에게 ${sum}를 송금했습니다.`,
  },
})

/** Money has come from a friend. */
export const receivedNotice = (orderNumber: string, sum: string, maskedName: string): Notice => ({
  subject: {
    en: `Order ${orderNumber}: transfer received`,
    zh: `交易 ${orderNumber}：好友轉入`,
    ja: `受付番号 ${orderNumber}：お知り合いからの送金`,
    ko: `접수번호 ${orderNumber}: 친구가 보낸 송금`,
  },
  text: {
    en: `You received ${sum} from ${maskedName}.`,
    zh: `您收到 ${maskedName} 轉入的 ${sum}。`,
    ja: `${maskedName}さんから${sum}を受け取りました。`,
    ko: `${maskedName} 님에게서 ${sum}를 받았습니다.`,
  },
})

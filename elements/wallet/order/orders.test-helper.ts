import { decimalText } from '../../../shared/money/decimal-text.ts'
import type { ConversionOrder, FriendOrder } from './submission-state.ts'

export const friendOrder: FriendOrder = {
  kind: 'friend-transfer',
  currency: 'USD',
  amount: decimalText('80'),
  friend: { walletNumber: 'W1348802408', maskedName: 'S***** H*****' },
  availableBefore: decimalText('1250.75'),
}

export const conversionOrder: ConversionOrder = {
  kind: 'conversion',
  currency: 'USDT',
  amount: decimalText('500'),
  fee: decimalText('0.5'),
  quote: {
    quoteId: 'Q1',
    rate: decimalText('0.9993'),
    amount: decimalText('500'),
    fee: decimalText('0.5'),
    receives: decimalText('499.15'),
    validSeconds: 30,
  },
  validUntil: { device: 0, page: 0 },
  target: { side: 'send', amount: decimalText('500') },
}

import type { Meta } from '@storybook/react-vite'
import * as v from 'valibot'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { item } from '../support/fake-server.ts'
import { press } from '../support/shadow-queries.ts'
import {
  answered,
  asked,
  auditing,
  belowMinimum,
  cancellable,
  cancelled,
  completed,
  conversion,
  credited,
  halfway,
  interest,
  paidByWire,
  paidInUsdt,
  type RecordInput,
  rejected,
  seenInNetwork,
  toFriend,
  waiting,
} from './fixtures.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Screens/Wallet/Record' }
export default meta

const record = (input: RecordInput, server?: WalletArgs['server']): WalletStory => ({
  args: {
    server: { getHistoryRecord: item(input), ...server },
    arrange: ({ store }) => store.openRecord(v.parse(historyRecord, input)),
  },
})

export const Auditing = record(auditing)
export const AuditingByBroker = record({
  ...auditing,
  reviews: [
    { tier: 'BROKER', state: 'PENDING' },
    { tier: 'CLEARING', state: 'WAITING' },
  ],
})
export const Completed = record(completed)
/** The server tells by which method the USD was sent. */
export const UsdDeposit = record({
  ...waiting,
  status: 'Success',
  method: 'CREDIT_CARD',
  reviews: [
    { tier: 'BROKER', state: 'APPROVED' },
    { tier: 'CLEARING', state: 'APPROVED' },
  ],
})
export const UsdtWithdrawal = record({
  ...completed,
  type: 'WITHDRAW',
  direction: 'OUT',
  status: 'Auditing',
  fee: '0',
  arrival: {
    en: 'Final review within 24 hours (target), then about 3 minutes',
    cn: '最終審核目標 24 小時內，其後約 3 分鐘',
    jp: '最終審査は24時間以内が目標、その後約3分',
    ko: '최종 심사 24시간 이내 목표, 이후 약 3분',
  },
})
export const LongBankName = record({
  ...auditing,
  bankCard: { bankAccount: '417', bankName: 'Banque Exemplaire de Sampleton et de la Région' },
})
/** USDT on its way from the network to the wallet. */
export const SeenInNetwork = record(seenInNetwork)
export const HalfConfirmed = record(halfway)
export const Credited = record(credited)
export const BelowMinimum = record(belowMinimum)
/** Its first review has not begun. */
export const Cancellable = record(cancellable)
export const CancellationAsked: WalletStory = {
  ...record(cancellable),
  play: async ({ canvasElement }) => press(canvasElement, '.tw-cancel > button'),
}
/** The answer to the cancellation was lost, and the record does not show it. */
export const CancellationUnknown: WalletStory = {
  args: {
    ...record(cancellable).args,
    arrange: async ({ actions, store }) => {
      const { requests } = await actions()
      store.openRecord(v.parse(historyRecord, cancellable))
      const { orderNumber } = cancellable
      const issue = {
        call: 'cancelTransfer',
        orderNumber,
        error: { kind: 'network' },
        isUnknown: true,
      } as const
      requests.store.setState({ issue })
    },
  },
}
/** The review has begun meanwhile. */
export const CancellationRefused: WalletStory = {
  args: {
    ...record({ ...cancellable, isCancellable: false }).args,
    arrange: async ({ actions, store }) => {
      const { requests } = await actions()
      store.openRecord(v.parse(historyRecord, { ...cancellable, isCancellable: false }))
      const { orderNumber } = cancellable
      const message = 'The review of this order has begun, so it can no longer be cancelled.'
      const issue = {
        call: 'cancelTransfer',
        orderNumber,
        error: { kind: 'refused', message },
        isUnknown: false,
      } as const
      requests.store.setState({ issue })
    },
  },
}
export const Cancelled = record(cancelled)
/** A reviewer asks, and the review waits. */
export const Asked = record(asked)
export const AnswerMissing: WalletStory = {
  ...record(asked),
  play: async ({ canvasElement }) => press(canvasElement, '.tw-question [type="submit"]'),
}
export const Answered = record(answered)
export const PaymentInPreparation = record({ ...paidByWire, paidAt: null, bankReference: null })
export const PaidByWire = record(paidByWire)
/** The transaction can be seen in the explorer of the operator. */
export const PaidInUsdt = record(paidInUsdt)
export const Rejected = record(rejected)
/** The reason, from a server that sends no reviews. */
export const FailedInOneWord = record({ ...rejected, reviews: null })
export const ToFriend = record(toFriend)
export const Conversion = record(conversion)
export const Interest = record(interest)
/** The data of the list, with a note that they may be old. */
export const Offline = record(auditing, { getHistoryRecord: 'cut' })
export const NotFound = record(auditing, { getHistoryRecord: item(null) })
export const Saved: WalletStory = {
  ...record(completed),
  play: async ({ canvasElement }) => press(canvasElement, '.tw-certificate-actions > button'),
}

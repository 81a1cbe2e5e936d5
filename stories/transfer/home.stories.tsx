import type { Meta } from '@storybook/react-vite'
import * as v from 'valibot'
import { receiptOfRecord } from '../../elements/transfer/order/receipt-of-record.ts'
import type { Receipt } from '../../elements/transfer/order/submission-state.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { item, list } from '../support/fake-server.ts'
import { find } from '../support/shadow-queries.ts'
import {
  asked,
  auditing,
  belowMinimum,
  cancellable,
  cancelled,
  credited,
  halfway,
  paidInUsdt,
  type RecordInput,
  seenInNetwork,
  waiting,
} from '../wallet/fixtures.ts'
import {
  approvedRecord,
  company,
  emptyWallet,
  pendingRecord,
  rejectedRecord,
  tronAddress,
} from './fixtures.ts'
import { longChannel, longWallet } from './long-texts.ts'
import { type TransferStory, transferMeta } from './TransferScreen.ts'
import { withKeptInput } from './with-kept-input.ts'
import { withUnresolved } from './with-unresolved.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Transfer/Home',
}
export default meta

const usd: Receipt = {
  kind: 'usd-withdrawal',
  currency: 'USD',
  amount: decimalText('1500'),
  to: '•••• •••• •••• •417',
  fee: decimalText('25'),
  record: pendingRecord,
}
const usdt: Receipt = {
  kind: 'usdt-withdrawal',
  currency: 'USDT',
  amount: decimalText('200.5'),
  to: tronAddress,
  network: 'Tron (TRC20)',
  fee: decimalText('1'),
  record: { ...pendingRecord, transferWay: 'CRYPTO' },
}

const withReceipt = (receipt: Receipt): TransferStory => ({
  args: {
    isUsd: receipt.currency === 'USD',
    arrange: ({ orders }) => orders.store.setState({ receipt }),
  },
})

/** Painted by the element's own script, before React and the texts are loaded. */
export const Shell: TransferStory = { args: { isShellOnly: true } }

/** The view is loaded, its data is not. */
export const Loading: TransferStory = {
  args: {
    isUsd: true,
    server: { getUsdChannel: 'silence', getWalletHomePage: 'silence' },
  },
}
export const Usd: TransferStory = { name: 'USD', args: { isUsd: true } }
export const Usdt: TransferStory = { name: 'USDT' }
/** A withdrawal was begun before the page was loaded again. */
export const Begun: TransferStory = {
  args: { isUsd: true },
  beforeEach: withKeptInput('usd-withdrawal', { amount: '1250' }),
}
export const EmptyWallet: TransferStory = {
  args: { isUsd: true, server: { getWalletHomePage: item(emptyWallet) } },
}
export const LoadFailed: TransferStory = {
  args: { isUsd: true, server: { getUsdChannel: 'cut', getWalletHomePage: 'cut' } },
}
export const BalanceFailed: TransferStory = {
  args: { isUsd: true, server: { getWalletHomePage: { status: 500 } } },
}
export const NoCompany: TransferStory = { args: { server: { depositChannels: list([]) } } }
export const LogoMissing: TransferStory = {
  args: {
    server: { depositChannels: list([{ ...company, companyIcon: 'data:image/png;base64,' }]) },
  },
}
export const LongTexts: TransferStory = {
  args: {
    server: { depositChannels: list([longChannel]), getWalletHomePage: item(longWallet) },
  },
}

const underReview = list([
  auditing,
  waiting,
  { ...auditing, orderNumber: '3', amount: '123456789.12', reviews: waiting.reviews },
  { ...auditing, orderNumber: '4', reviews: null },
])
/** Three of four transfers under review. */
export const Transfers: TransferStory = {
  args: { isUsd: true, server: { getHistory: underReview } },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.tw-transfers li')
  },
}
export const TransfersFailed: TransferStory = {
  args: { isUsd: true, server: { getHistory: { status: 503 } } },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.tw-transfers p')
  },
}

export const ReceiptPending = withReceipt(usd)
export const ReceiptFinalReview = withReceipt({
  ...usd,
  record: {
    ...pendingRecord,
    reviews: [
      { tier: 'BROKER', state: 'APPROVED' },
      { tier: 'CLEARING', state: 'PENDING' },
    ],
  },
})
export const ReceiptApproved = withReceipt({ ...usd, record: approvedRecord })
export const ReceiptRejected = withReceipt({ ...usd, record: rejectedRecord })
/** A withdrawal of the history, as HOME opens it. */
const ofHistory = (record: RecordInput): TransferStory =>
  withReceipt(
    receiptOfRecord(v.parse(historyRecord, record), {
      WIRE: 'SWIFT',
      ACH: 'ACH',
      CREDIT_CARD: 'Visa',
      PAYPAL: 'PayPal',
    }),
  )
/** A reviewer has asked about a deposit. */
export const Question: TransferStory = {
  args: { isUsd: true, server: { getHistory: { data: { list: [asked], next: null } } } },
}
export const ReceiptAsked = ofHistory(asked)
export const ReceiptCancellable = ofHistory(cancellable)
export const ReceiptCancelled = ofHistory(cancelled)
export const ReceiptPaid = ofHistory(paidInUsdt)
export const ReceiptSeenInNetwork = ofHistory(seenInNetwork)
export const ReceiptCredited = ofHistory(credited)
export const ReceiptBelowMinimum = ofHistory(belowMinimum)
/** USDT that a network has; a question about a transfer of USD is asked in the USDT mode, too. */
export const ArrivingUsdt: TransferStory = {
  args: {
    server: {
      getHistory: { data: { list: [halfway, belowMinimum], next: null, needsAnswer: asked } },
    },
  },
}
export const ReceiptUsdt = withReceipt(usdt)
export const ReceiptOfProof = withReceipt({
  kind: 'deposit-proof',
  currency: 'USD',
  amount: decimalText('2500'),
  to: 'ACH',
  record: { ...pendingRecord, type: 'DEPOSIT', amount: decimalText('2500') },
})
/** The reason, from a server that sends no reviews. */
export const ReceiptRejectedInOneWord = withReceipt({
  ...usd,
  record: { ...rejectedRecord, reviews: null, failReason: 'The name on the account differs.' },
})
/** A server that implements only section 7 confirms without details. */
export const ReceiptWithoutRecord = withReceipt({ ...usd, record: undefined })

const unresolved = {
  kind: 'usd-withdrawal',
  amount: '1500',
  idempotencyKey: '5f0c',
  isKeyed: true,
  availableBefore: '23980.5',
} as const

const unresolvedTransfer = (
  checkResult: 'none' | 'notFound' | 'unavailable',
  { isChecking = false, isFinal = true } = {},
): TransferStory => ({
  args: {
    isUsd: true,
    arrange: async (model) => {
      await model.actions()
      model.orders.store.setState({
        phase: {
          name: 'unknown',
          unresolved,
          isChecking,
          checkResult,
          isFinal,
          order: {
            kind: unresolved.kind,
            currency: 'USD',
            amount: decimalText(unresolved.amount),
            to: usd.to,
          },
        },
      })
    },
  },
})

/** Waits for the notice about the stored transfer. */
const noticed: NonNullable<TransferStory['play']> = async ({ canvasElement }) => {
  await find(canvasElement, '.tw-notice')
}

/** Sent without an answer: stored over a reload of the webview, and asked for at the next opening. */
export const UnresolvedTransfer: TransferStory = {
  args: { isUsd: true, server: { getTransferRecord: 'silence' } },
  beforeEach: withUnresolved(unresolved),
  play: noticed,
}
export const UnresolvedProof: TransferStory = {
  args: { isUsd: true, server: { getTransferRecord: 'silence' } },
  beforeEach: withUnresolved({ ...unresolved, kind: 'deposit-proof' }),
  play: noticed,
}
export const UnresolvedTransferAsking = unresolvedTransfer('none', { isChecking: true })
/** Checked so soon that it may still arrive. */
export const UnresolvedTransferNotThereYet = unresolvedTransfer('notFound', { isFinal: false })
export const UnresolvedTransferNotThere = unresolvedTransfer('notFound')
export const UnresolvedTransferCannotTell = unresolvedTransfer('unavailable')

export const UnfinishedProof: TransferStory = {
  args: { isUsd: true },
  beforeEach: withKeptInput('deposit-proof', {
    proof: {
      method: 'WIRE',
      amount: '2500',
      proof: { url: 'https://example.com/p.png', name: 'slip.png' },
    },
  }),
  play: noticed,
}

import type { Meta } from '@storybook/react-vite'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { item } from '../support/fake-server.ts'
import { holdToasts } from '../support/hold-toasts.ts'
import { fill, press, type } from '../support/shadow-queries.ts'
import { boundCard, closedForMaintenance, emptyWallet, leftOfDay } from './fixtures.ts'
import { longWallet } from './long-texts.ts'
import { usdOrder, withdrawalIn } from './orders.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'
import { withKeptInput } from './with-kept-input.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Withdraw/USD',
}
export default meta

const form: TransferArgs = { isUsd: true, arrange: withdrawalIn() }
const review: TransferArgs = {
  isUsd: true,
  arrange: withdrawalIn({ name: 'review', order: usdOrder }),
}

export const Card: TransferStory = { args: form }
export const CardShown: TransferStory = {
  args: form,
  play: ({ canvasElement }) => press(canvasElement, '.tw-card button'),
}
export const NoCard: TransferStory = {
  args: { ...form, server: { getBankCard: { data: {} } } },
}
export const CardUnderReview: TransferStory = {
  args: {
    ...form,
    server: { getBankCard: item({ bankAccount: '6222000000001234', status: 'Auditing' }) },
  },
}
export const TooLittle: TransferStory = {
  args: { ...form, server: { getWalletHomePage: item(emptyWallet) } },
}
export const Required: TransferStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement),
}
export const NotBetween: TransferStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '99.99'),
}
export const NotAnAmount: TransferStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '1e5'),
}
export const Understood: TransferStory = {
  args: form,
  play: ({ canvasElement }) => type(canvasElement, '1.250,50'),
}
/** Another region reads 12.50. */
export const UnderstoodEitherWay: TransferStory = {
  args: form,
  play: ({ canvasElement }) => type(canvasElement, '12,500'),
}
export const OtherCurrency: TransferStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '100 EUR'),
}
export const NotInFigures: TransferStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '1萬'),
}
export const Unclear: TransferStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '1.250'),
}
export const LongAmount: TransferStory = {
  args: { ...form, server: { getWalletHomePage: item(longWallet) } },
  play: ({ canvasElement }) => press(canvasElement, '.tw-field button'),
}
/** What was typed before the page was loaded again. */
export const Kept: TransferStory = {
  args: form,
  beforeEach: withKeptInput('usd-withdrawal', { amount: '1,250' }),
}
const limited: TransferArgs = {
  ...form,
  server: {
    getBankCard: item({ ...boundCard, maxAmount: '20000', ...leftOfDay('50000', '3800') }),
  },
}
export const Limits: TransferStory = { args: limited }
export const AboveToday: TransferStory = {
  args: limited,
  play: ({ canvasElement }) => fill(canvasElement, '3,900'),
}
export const Closed: TransferStory = {
  args: { ...form, server: { getBankCard: item({ ...boundCard, closed: closedForMaintenance }) } },
}
/** The limit was used up meanwhile, for example on another device. */
export const OverLimit: TransferStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({
      name: 'review',
      order: usdOrder,
      issue: {
        kind: 'refused',
        code: refusalCodes.overLimit,
        message: 'Left today: 300.00 USD of the daily limit of 50,000.00 USD',
      },
    }),
  },
}
export const Loading: TransferStory = { args: { ...form, server: { getBankCard: 'silence' } } }
export const Failed: TransferStory = { args: { ...form, server: { getBankCard: 'cut' } } }
export const Review: TransferStory = { args: review }
export const ReviewWithoutFee: TransferStory = {
  args: {
    isUsd: true,
    arrange: (model) => {
      const { fee: _, ...order } = usdOrder
      return withdrawalIn({ name: 'review', order })(model)
    },
  },
}
export const FeeChanged: TransferStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({ name: 'review', order: usdOrder, feeBefore: decimalText('20') }),
  },
}
export const FeeTakesAll: TransferStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({
      name: 'review',
      order: { ...usdOrder, amount: decimalText('100'), fee: decimalText('120') },
    }),
  },
}
export const Sending: TransferStory = {
  args: { isUsd: true, arrange: withdrawalIn({ name: 'sending', order: usdOrder }) },
}
/** Refused with the server's message: in a toast, and in a notice that stays. */
export const Refused: TransferStory = {
  args: {
    isUsd: true,
    server: { transfer: { code: 28005, message: 'The daily limit has been reached.' } },
    arrange: async (model) => {
      await holdToasts(model)
      await withdrawalIn()(model)
      const { submission } = await model.actions()
      submission.review(usdOrder)
      await submission.confirm()
    },
  },
}
/** The server does not allow the key, so nothing was sent. */
export const KeyNotAllowed: TransferStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({
      name: 'review',
      order: usdOrder,
      issue: { kind: 'key', isUnsent: true },
    }),
  },
}
/** Another card was bound after the last look at it: the server has refused the withdrawal. */
export const CardChanged: TransferStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({
      name: 'review',
      order: usdOrder,
      issue: { kind: 'refused', code: refusalCodes.cardChanged, message: '28114' },
    }),
  },
}
export const CardGone: TransferStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({ name: 'review', order: usdOrder, issue: { kind: 'gone' } }),
  },
}

import type { Meta } from '@storybook/react-vite'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { emptyWallet, item } from '../support/fixtures.ts'
import { fill, press } from '../support/inside.ts'
import { longWallet } from '../support/long-texts.ts'
import { usdOrder, withdrawalIn } from '../support/orders.ts'
import { type ScreenStory, screenMeta } from '../support/screens.ts'
import type { TransferScreenProps } from '../support/TransferScreen.tsx'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Withdraw USD' }
export default meta

const form: TransferScreenProps = { isUsd: true, arrange: withdrawalIn() }
const review: TransferScreenProps = {
  isUsd: true,
  arrange: withdrawalIn({ name: 'review', order: usdOrder }),
}

export const Card: ScreenStory = { args: form }
export const CardShown: ScreenStory = {
  args: form,
  play: ({ canvasElement }) => press(canvasElement, '.tw-card button'),
}
export const NoCard: ScreenStory = {
  args: { ...form, server: { getBankCard: { data: {} } } },
}
export const TooLittle: ScreenStory = {
  args: { ...form, server: { getWalletHomePage: item(emptyWallet) } },
}
export const Required: ScreenStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement),
}
export const NotBetween: ScreenStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '99.99'),
}
export const NotAnAmount: ScreenStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '1e5'),
}
export const LongAmount: ScreenStory = {
  args: { ...form, server: { getWalletHomePage: item(longWallet) } },
  play: ({ canvasElement }) => press(canvasElement, '.tw-field button'),
}
export const Loading: ScreenStory = { args: { ...form, server: { getBankCard: 'silence' } } }
export const Failed: ScreenStory = { args: { ...form, server: { getBankCard: 'cut' } } }
export const Review: ScreenStory = { args: review }
export const ReviewWithoutFee: ScreenStory = {
  args: {
    isUsd: true,
    arrange: (model) => {
      const { fee: _, ...order } = usdOrder
      return withdrawalIn({ name: 'review', order })(model)
    },
  },
}
export const FeeChanged: ScreenStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({ name: 'review', order: usdOrder, feeBefore: decimalText('20') }),
  },
}
export const FeeTakesAll: ScreenStory = {
  args: {
    isUsd: true,
    arrange: withdrawalIn({
      name: 'review',
      order: { ...usdOrder, amount: decimalText('100'), fee: decimalText('120') },
    }),
  },
}
export const Sending: ScreenStory = {
  args: { isUsd: true, arrange: withdrawalIn({ name: 'sending', order: usdOrder }) },
}
/** Refused with the server's own words, as a toast. */
export const Refused: ScreenStory = {
  args: {
    isUsd: true,
    server: { transfer: { code: 28005, message: 'The daily limit is reached.' } },
    arrange: async (model) => {
      await withdrawalIn()(model)
      const { submission } = await model.later()
      submission.review(usdOrder)
      await submission.confirm()
    },
  },
}

import type { Meta } from '@storybook/react-vite'
import * as v from 'valibot'
import { moment } from '../../elements/wallet/order/clocks.ts'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { fill } from '../support/shadow-queries.ts'
import { conversion } from './fixtures.ts'
import { conversionOrder, quote, reviewOf, stepIn, unresolvedPhase } from './orders.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Wallet/Convert' }
export default meta

const form: WalletArgs = { arrange: stepIn('CONVERT') }

export const Form: WalletStory = { args: form }
export const Required: WalletStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement),
}
export const TooMuch: WalletStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, '99999999'),
}
export const QuoteFailed: WalletStory = {
  args: { ...form, server: { getConversionQuote: 'cut' } },
  play: ({ canvasElement }) => fill(canvasElement, '10'),
}
export const Review: WalletStory = {
  args: { arrange: stepIn('CONVERT', reviewOf(conversionOrder)) },
}
export const NothingLeft: WalletStory = {
  args: {
    arrange: stepIn(
      'CONVERT',
      reviewOf({
        ...conversionOrder,
        quote: { ...conversionOrder.quote, receives: decimalText('0') },
      }),
    ),
  },
}
/** The rate expired before it was confirmed: nothing was sent. */
export const RateRanOut: WalletStory = {
  args: { arrange: stepIn('CONVERT', reviewOf({ ...conversionOrder, validUntil: moment() })) },
}
/** The server refuses the expired rate. */
export const RateRefused: WalletStory = {
  args: {
    arrange: stepIn('CONVERT', {
      name: 'review',
      order: conversionOrder,
      issue: { kind: 'refused', code: refusalCodes.quoteExpired, message: 'The rate has run out.' },
    }),
  },
}
export const Sending: WalletStory = {
  args: { arrange: stepIn('CONVERT', { name: 'sending', order: conversionOrder }) },
}
export const Refused: WalletStory = {
  args: {
    arrange: stepIn('CONVERT', {
      name: 'review',
      order: conversionOrder,
      issue: { kind: 'refused', code: 28005, message: 'Conversions are closed for the day.' },
    }),
  },
}
export const Unresolved: WalletStory = {
  args: { arrange: stepIn('CONVERT', unresolvedPhase(conversionOrder)) },
}
export const NotFound: WalletStory = {
  args: { arrange: stepIn('CONVERT', unresolvedPhase(conversionOrder, 'notFound')) },
}
export const Receipt: WalletStory = {
  args: {
    arrange: async (model) => {
      await model.actions()
      const { kind, currency, amount, fee } = conversionOrder
      model.orders.store.setState({
        receipt: {
          kind,
          currency,
          amount,
          ...(fee && { fee }),
          converted: { rate: quote.rate, receives: quote.receives },
          record: v.parse(historyRecord, conversion),
        },
      })
    },
  },
}

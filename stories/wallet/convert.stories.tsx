import type { Meta } from '@storybook/react-vite'
import * as v from 'valibot'
import { moment } from '../../elements/wallet/order/clocks.ts'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { item } from '../support/fake-server.ts'
import { fill, type } from '../support/shadow-queries.ts'
import { emptyWallet } from '../transfer/fixtures.ts'
import { longWallet } from '../transfer/long-texts.ts'
import { conversion } from './fixtures.ts'
import { conversionOrder, quote, reviewOf, stepIn, unresolvedPhase } from './orders.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Screens/Wallet/Convert' }
export default meta

const form: WalletArgs = { arrange: stepIn('CONVERT') }
const refused = { code: 28005, message: 'Conversions are closed for the day.' }

/** The rate is there before an amount. */
export const Form: WalletStory = { args: form }
export const LoadingRate: WalletStory = {
  args: { ...form, server: { getConversionQuote: 'silence' } },
}
/** The other amount follows the typed one. */
export const Typed: WalletStory = {
  args: form,
  play: ({ canvasElement }) => type(canvasElement, '500'),
}
export const WantedAmount: WalletStory = {
  args: form,
  play: ({ canvasElement }) => type(canvasElement, '', '499.15'),
}
export const Required: WalletStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement),
}
/** Marked while it is typed. */
export const TooMuch: WalletStory = {
  args: form,
  play: ({ canvasElement }) => type(canvasElement, '99999999'),
}
export const NoRate: WalletStory = {
  args: { ...form, server: { getConversionQuote: 'cut' } },
  play: ({ canvasElement }) => type(canvasElement, '10'),
}
export const AmountRefused: WalletStory = {
  args: { ...form, server: { getConversionQuote: refused } },
  play: ({ canvasElement }) => type(canvasElement, '10'),
}
export const QuoteFailed: WalletStory = {
  args: { ...form, server: { getConversionQuote: 'cut' } },
  play: ({ canvasElement }) => fill(canvasElement, '10'),
}
export const NothingAvailable: WalletStory = {
  args: { ...form, server: { getWalletHomePage: item(emptyWallet) } },
}
export const LongAmounts: WalletStory = {
  args: { ...form, server: { getWalletHomePage: item(longWallet) } },
  play: ({ canvasElement }) => type(canvasElement, '123456789012.123456'),
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
/** The rate of the review is not the one that the form has shown. */
export const RateChanged: WalletStory = {
  args: {
    arrange: stepIn(
      'CONVERT',
      reviewOf({ ...conversionOrder, before: { ...quote, rate: decimalText('0.9998') } }),
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

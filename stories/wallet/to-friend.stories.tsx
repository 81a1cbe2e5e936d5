import type { Meta } from '@storybook/react-vite'
import * as v from 'valibot'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { item } from '../support/fake-server.ts'
import { bookWith, restrictedBook } from '../support/recipients.ts'
import { fill, press } from '../support/shadow-queries.ts'
import { toFriend } from './fixtures.ts'
import { friendOrder, reviewOf, stepIn, unresolvedPhase } from './orders.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = {
  ...walletMeta,
  title: 'Screens/Wallet/To a friend',
}
export default meta

const form: WalletArgs = { arrange: stepIn('TO_FRIEND') }
const review = reviewOf(friendOrder)

export const Form: WalletStory = { args: form }
export const Required: WalletStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement),
}
export const NoEmail: WalletStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, 'friend@', '999999'),
}
export const Unknown: WalletStory = {
  args: { ...form, server: { findFriend: { data: {} } } },
  play: ({ canvasElement }) => fill(canvasElement, 'friend@sandbox.example', '10'),
}
export const LookupFailed: WalletStory = {
  args: { ...form, server: { findFriend: 'cut' } },
  play: ({ canvasElement }) => fill(canvasElement, 'friend@sandbox.example', '10'),
}
export const Loading: WalletStory = { args: { ...form, server: { getWalletHomePage: 'silence' } } }
export const Failed: WalletStory = { args: { ...form, server: { getWalletHomePage: 'cut' } } }
export const Review: WalletStory = { args: { arrange: stepIn('TO_FRIEND', review) } }
export const NothingLeft: WalletStory = {
  args: {
    arrange: stepIn('TO_FRIEND', reviewOf({ ...friendOrder, fee: friendOrder.amount })),
  },
}
export const NotAgreed: WalletStory = {
  args: { arrange: stepIn('TO_FRIEND', review) },
  play: ({ canvasElement }) => press(canvasElement, 'footer button'),
}
export const Sending: WalletStory = {
  args: { arrange: stepIn('TO_FRIEND', { name: 'sending', order: friendOrder }) },
}
export const Refused: WalletStory = {
  args: {
    arrange: stepIn('TO_FRIEND', {
      name: 'review',
      order: friendOrder,
      issue: { kind: 'refused', code: 28005, message: 'The daily limit has been reached.' },
    }),
  },
}
/** The fee is read again before the money is sent. */
export const FeeChanged: WalletStory = {
  args: {
    arrange: stepIn('TO_FRIEND', {
      name: 'review',
      order: { ...friendOrder, fee: decimalText('1.5') },
      feeBefore: decimalText('1'),
    }),
  },
}
export const FeeNotChecked: WalletStory = {
  args: {
    arrange: stepIn('TO_FRIEND', {
      name: 'review',
      order: friendOrder,
      issue: { kind: 'network' },
    }),
  },
}
export const NoLongerFound: WalletStory = {
  args: {
    arrange: stepIn('TO_FRIEND', { name: 'review', order: friendOrder, issue: { kind: 'gone' } }),
  },
}
export const Unresolved: WalletStory = {
  args: { arrange: stepIn('TO_FRIEND', unresolvedPhase(friendOrder)) },
}
export const NotFound: WalletStory = {
  args: { arrange: stepIn('TO_FRIEND', unresolvedPhase(friendOrder, 'notFound')) },
}
/** The fee has changed, so it is not sent again. */
export const NotSentAgain: WalletStory = {
  args: {
    arrange: stepIn('TO_FRIEND', {
      ...unresolvedPhase(friendOrder, 'notFound'),
      haveTermsChanged: true,
    }),
  },
}
export const CannotBeChecked: WalletStory = {
  args: { arrange: stepIn('TO_FRIEND', unresolvedPhase(friendOrder, 'unavailable')) },
}
/** After a reload, on the hub. */
export const UnresolvedOnHub: WalletStory = {
  args: {
    arrange: async (model) => {
      await model.actions()
      model.orders.store.setState({ phase: unresolvedPhase(friendOrder) })
    },
  },
}
export const Receipt: WalletStory = {
  args: {
    server: { transferToFriend: item(toFriend) },
    arrange: async (model) => {
      await model.actions()
      const record = v.parse(historyRecord, toFriend)
      model.orders.store.setState({
        receipt: {
          kind: 'friend-transfer',
          currency: 'USD',
          amount: record.amount,
          to: 'Demo H.',
          record,
        },
      })
    },
  },
}
/** The server sends no record. */
export const ReceiptWithoutRecord: WalletStory = {
  args: {
    arrange: async (model) => {
      await model.actions()
      const { kind, currency, amount } = friendOrder
      model.orders.store.setState({
        receipt: { kind, currency, amount, to: 'Second H.', record: undefined },
      })
    },
  },
}

/** With saved friends. */
export const Recipients: WalletStory = {
  args: { ...form, server: { getRecipients: bookWith() } },
  play: ({ canvasElement }) => press(canvasElement, '.tw-pick'),
}
/** Nothing was sent to this friend before. */
export const FirstUseReview: WalletStory = {
  args: {
    server: { getRecipients: bookWith() },
    arrange: async (model) => {
      await (await model.actions()).recipients.load()
      await stepIn('TO_FRIEND', review)(model)
    },
  },
}
/** Money goes to saved recipients alone. */
export const NotSavedRefused: WalletStory = {
  args: {
    server: { getRecipients: { ...restrictedBook, data: { ...restrictedBook.data, list: [] } } },
    arrange: async (model) => {
      await (await model.actions()).recipients.load()
      await stepIn('TO_FRIEND', review)(model)
    },
  },
}

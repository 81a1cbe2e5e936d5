import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { item } from '../support/fake-server.ts'
import { find, press } from '../support/shadow-queries.ts'
import { emptyWallet, richWallet } from '../transfer/fixtures.ts'
import { longWallet } from '../transfer/long-texts.ts'
import {
  asked,
  auditing,
  belowMinimum,
  card,
  interest,
  page,
  type RecordInput,
  records,
  seenInNetwork,
  user,
  waiting,
} from './fixtures.ts'
import { type WalletStory, walletMeta } from './WalletScreen.ts'
import { withKeptInput } from './with-kept-input.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Screens/Wallet/Overview' }
export default meta

/** Five days of interest. */
const interests = Array.from({ length: 5 }, (_, at) => ({
  ...interest,
  orderNumber: `20260307-00050${at}`,
  date: `2026-03-0${7 - at}T00:00:00Z`,
}))

const openUsdt: RecordInput = {
  ...auditing,
  orderNumber: '20260228-000401',
  date: '2026-02-28T10:40:00Z',
  currency: 'USDT',
  amount: '200',
  fee: '1',
  transferWay: 'CRYPTO',
  mainnetType: 'Tron (TRC20)',
}

/** A reviewer has asked about an order. */
export const Question: WalletStory = {
  args: { server: { getHistory: page([asked]) } },
}
/** The same, about one that is not among the newest. */
export const QuestionOfAnOlderOrder: WalletStory = {
  args: {
    server: {
      getHistory: page(interests),
      recordsInProgress: {
        data: { list: [auditing, openUsdt, waiting], next: 'older', needsAnswer: asked },
      },
    },
  },
}
/** USDT that a network has, and that is not credited yet; and some that never is. */
export const ArrivingUsdt: WalletStory = {
  args: {
    server: {
      getHistory: page([belowMinimum, ...interests]),
      recordsInProgress: page([seenInNetwork]),
    },
  },
}
/** Painted by the element's own script, before React and the texts are loaded. */
export const Shell: WalletStory = { args: { isShellOnly: true } }

/** A transfer to a friend was begun before the page was loaded again. */
export const Begun: WalletStory = {
  beforeEach: withKeptInput('to-friend', {
    account: 'mei@example.com',
    currency: 'USD',
    amount: '80',
  }),
}

/** The view is loaded, its data is not. */
export const Loading: WalletStory = { args: { server: { getWalletHomePage: 'silence' } } }
/** The balances are loaded, the parts below are not. */
export const LoadingMore: WalletStory = {
  args: {
    server: {
      getHistory: 'silence',
      getBankCard: 'silence',
    },
  },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.tw-hub-part')
  },
}
export const Usdt: WalletStory = { name: 'USDT' }
export const Usd: WalletStory = { name: 'USD', args: { isUsd: true } }
/** Withdrawals by wire only: USDT is converted first. */
export const WireOnly: WalletStory = {
  args: { server: { getUserInfo: item({ ...user, region: 'TW' }) } },
}
/** The region is not known yet; the rest of the hub waits for it. */
export const LoadingRegion: WalletStory = { args: { server: { getUserInfo: 'silence' } } }
export const RegionFailed: WalletStory = { args: { server: { getUserInfo: 'cut' } } }
export const Hidden: WalletStory = { args: { arrange: ({ store }) => store.setHidden(true) } }
/** More open transfers than the hub shows, none of them among the newest records. */
export const InProgress: WalletStory = {
  args: {
    isUsd: true,
    server: {
      getHistory: page(interests),
      recordsInProgress: page([auditing, waiting, openUsdt], 'next'),
    },
  },
}
/** No record but the open one. */
export const InProgressOnly: WalletStory = { args: { server: { getHistory: page([auditing]) } } }
export const NothingInProgress: WalletStory = { args: { server: { getHistory: page(interests) } } }
/** The latest records stay. */
export const InProgressFailed: WalletStory = { args: { server: { recordsInProgress: 'cut' } } }
/** A new account: no money, no record, no card. */
export const Empty: WalletStory = {
  args: {
    isUsd: true,
    server: {
      getWalletHomePage: item(emptyWallet),
      getHistory: page([]),
      getBankCard: item(null),
    },
  },
}
export const CardUnderReview: WalletStory = {
  args: { server: { getBankCard: item({ ...card, status: 'Auditing' }) } },
}
export const CardRejected: WalletStory = {
  args: {
    server: {
      getBankCard: item({ ...card, status: 'Fail', failReason: 'The bank is not known.' }),
    },
  },
}
/** One message, however many parts failed. */
export const LoadFailed: WalletStory = {
  args: {
    server: {
      getWalletHomePage: 'cut',
      getHistory: 'cut',
      getBankCard: 'cut',
    },
  },
  play: async ({ canvasElement }) => {
    const notice = await find(canvasElement, '.tw-notice')
    await waitFor(() => expect(notice.parentElement?.querySelector('[role=status]')).toBeNull())
    await expect(notice.parentElement?.querySelectorAll('.tw-notice')).toHaveLength(1)
  },
}
/** A second try loads every part that failed. */
export const LoadedAtSecondTry: WalletStory = {
  args: {
    server: {
      // The first call is made early, and once more if it is lost.
      getWalletHomePage: ['cut', 'cut', item(richWallet)],
      getHistory: ['cut', page(records)],
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-notice button')
    await find(canvasElement, '.tw-record')
  },
}
export const LongTexts: WalletStory = {
  args: {
    isUsd: true,
    server: {
      getWalletHomePage: item(longWallet),
      recordsInProgress: page(
        [
          {
            ...auditing,
            orderNumber: '20260302-000416',
            amount: '123456789012.123456',
            counterparty: 'A very long masked name of a company with many words',
          },
        ],
        'next',
      ),
      getHistory: page([
        {
          ...auditing,
          status: 'Fail',
          amount: '123456789012.123456',
          counterparty: 'A very long masked name of a company with many words',
          failReason: 'The name on the account differs from the name of the holder. '.repeat(4),
        },
      ]),
    },
  },
}

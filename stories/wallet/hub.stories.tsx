import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { item } from '../support/fake-server.ts'
import { find, press } from '../support/shadow-queries.ts'
import { emptyWallet, richWallet } from '../transfer/fixtures.ts'
import { longWallet } from '../transfer/long-texts.ts'
import { auditing, card, page, records, user } from './fixtures.ts'
import { type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Wallet/Hub' }
export default meta

/** Painted by the element's own script, before React and the texts are loaded. */
export const Shell: WalletStory = { args: { isShellOnly: true } }

/** The view is loaded, its data is not. */
export const Loading: WalletStory = { args: { server: { getWalletHomePage: 'silence' } } }
/** The balances are loaded, the parts below are not. */
export const LoadingMore: WalletStory = {
  args: {
    server: {
      getHistory: 'silence',
      getBankCard: 'silence',
      getUsdChannel: 'silence',
      depositChannels: 'silence',
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
      getUsdChannel: 'cut',
      depositChannels: 'cut',
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

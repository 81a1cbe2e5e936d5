import type { Meta } from '@storybook/react-vite'
import { list } from '../support/fake-server.ts'
import { account, limitedMethods, usdChannels } from './fixtures.ts'
import { longAccounts } from './long-texts.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Deposit/Methods',
}
export default meta

const deposit: TransferArgs = { arrange: ({ store }) => store.openScreen('deposit') }
const usd: TransferArgs = { ...deposit, isUsd: true }

export const Usdt: TransferStory = { name: 'USDT', args: deposit }
export const UsdAllMethods: TransferStory = { name: 'USD, all methods', args: usd }
export const UsdSomeNotOffered: TransferStory = {
  name: 'USD, some not offered',
  args: {
    ...usd,
    server: {
      getUsdChannel: list(
        usdChannels
          .map((channel) => ({ ...channel, offered: channel.method !== 'PAYPAL' }))
          .slice(0, 2),
      ),
    },
  },
}
export const UsdNoneOffered: TransferStory = {
  name: 'USD, none offered',
  args: {
    ...usd,
    server: {
      getUsdChannel: list(usdChannels.map((channel) => ({ ...channel, offered: false }))),
    },
  },
}
/** What is left today, and a method that the operator has closed. */
export const UsdLimits: TransferStory = {
  name: 'USD, limits of the day',
  args: { ...usd, server: { getUsdChannel: list(limitedMethods) } },
}
/** A server that implements only section 7: one account, no terms. */
export const UsdWithoutTerms: TransferStory = {
  name: 'USD, server without terms',
  args: { ...usd, server: { getUsdChannel: list([account]) } },
}
export const Loading: TransferStory = { args: { ...usd, server: { getUsdChannel: 'silence' } } }
export const Failed: TransferStory = { args: { ...usd, server: { getUsdChannel: 'cut' } } }
export const LongTexts: TransferStory = {
  args: { ...usd, server: { getUsdChannel: list(longAccounts) } },
}

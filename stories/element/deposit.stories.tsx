import type { Meta } from '@storybook/react-vite'
import { account, list, usdChannels } from '../support/fixtures.ts'
import { longAccounts } from '../support/long-texts.ts'
import { type ScreenStory, screenMeta } from '../support/screens.ts'
import type { TransferScreenProps } from '../support/TransferScreen.tsx'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Deposit' }
export default meta

const deposit: TransferScreenProps = { arrange: ({ store }) => store.choose('DEPOSIT') }
const usd: TransferScreenProps = { ...deposit, isUsd: true }

export const Usdt: ScreenStory = { name: 'USDT', args: deposit }
export const UsdAllMethods: ScreenStory = { name: 'USD, all methods', args: usd }
export const UsdSomeNotOffered: ScreenStory = {
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
export const UsdNoneOffered: ScreenStory = {
  name: 'USD, none offered',
  args: {
    ...usd,
    server: {
      getUsdChannel: list(usdChannels.map((channel) => ({ ...channel, offered: false }))),
    },
  },
}
/** A server that speaks section 7 alone: one account, no terms. */
export const UsdWithoutTerms: ScreenStory = {
  name: 'USD, server without terms',
  args: { ...usd, server: { getUsdChannel: list([account]) } },
}
export const Loading: ScreenStory = { args: { ...usd, server: { getUsdChannel: 'silence' } } }
export const Failed: ScreenStory = { args: { ...usd, server: { getUsdChannel: 'cut' } } }
export const LongTexts: ScreenStory = {
  args: { ...usd, server: { getUsdChannel: list(longAccounts) } },
}

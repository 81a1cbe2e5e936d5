import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import {
  cryptoChannels,
  emptyWallet,
  evmAddress,
  item,
  list,
  tronAddress,
} from '../support/fixtures.ts'
import { fill, inside } from '../support/inside.ts'
import { longChannel } from '../support/long-texts.ts'
import { usdtOrder, withdrawalIn } from '../support/orders.ts'
import { type ScreenStory, screenMeta } from '../support/screens.ts'
import type { TransferScreenProps } from '../support/TransferScreen.tsx'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Withdraw USDT' }
export default meta

const form: TransferScreenProps = { arrange: withdrawalIn() }
const typed = (address: string, amount: string): ScreenStory => ({
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, address, amount),
})

/** The second network of the list is hidden (specification, section 2). */
export const Networks: ScreenStory = { args: form }
export const AnotherNetwork: ScreenStory = {
  args: form,
  play: async ({ canvasElement }) => {
    const view = await inside(canvasElement)
    const radio = (await view.findAllByRole('radio'))[1]
    if (radio) await userEvent.click(radio)
  },
}
export const NoNetworks: ScreenStory = {
  args: { ...form, server: { withdrawalChannels: list([]) } },
}
export const TooLittle: ScreenStory = {
  args: { ...form, server: { getWalletHomePage: item(emptyWallet) } },
}
export const Required = typed('', '')
export const WrongNetwork = typed(evmAddress, '100')
export const WrongChecksum = typed(
  tronAddress.replace(/.$/, (last) => (last === 'c' ? 'd' : 'c')),
  '100',
)
export const NotBetween = typed(tronAddress, '9.999999')
export const WithoutTerms: ScreenStory = {
  args: {
    ...form,
    server: {
      withdrawalChannels: list(
        cryptoChannels.map((channel) => ({ ...channel, fee: null, minAmount: null })),
      ),
    },
  },
}
export const Loading: ScreenStory = { args: { ...form, server: { withdrawalChannels: 'silence' } } }
export const Failed: ScreenStory = { args: { ...form, server: { withdrawalChannels: 'cut' } } }
export const LongTexts: ScreenStory = {
  args: { ...form, server: { withdrawalChannels: list([longChannel, ...cryptoChannels]) } },
}
export const Review: ScreenStory = {
  args: { arrange: withdrawalIn({ name: 'review', order: usdtOrder }) },
}
export const Sending: ScreenStory = {
  args: { arrange: withdrawalIn({ name: 'sending', order: usdtOrder }) },
}

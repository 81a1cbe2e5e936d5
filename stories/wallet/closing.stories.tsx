import type { Meta } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'
import { type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Screens/Wallet/Closed' }
export default meta

export const NoToken: WalletStory = { args: { token: '' } }
export const SignedOut: WalletStory = {
  args: { server: { getWalletHomePage: { code: 50008, message: 'Your session has ended.' } } },
}
/** A view that throws shows a message and a retry button; React's console error is expected. */
export const ViewFailed: WalletStory = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  args: { arrange: ({ store }) => store.setState({ wallet: undefined as never }) },
}

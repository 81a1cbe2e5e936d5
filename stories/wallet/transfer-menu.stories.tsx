import type { Meta } from '@storybook/react-vite'
import { item } from '../support/fake-server.ts'
import { user } from './fixtures.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = {
  ...walletMeta,
  title: 'Screens/Wallet/Transfer menu',
}
export default meta

const menu: WalletArgs = { arrange: ({ store }) => store.go('TRANSFER') }

export const Menu: WalletStory = { args: menu }
/** A region whose withdrawals go by wire only. */
export const WireOnly: WalletStory = {
  args: { ...menu, server: { getUserInfo: item({ ...user, region: 'TW' }) } },
}
export const Loading: WalletStory = { args: { ...menu, server: { getUserInfo: 'silence' } } }
export const Failed: WalletStory = { args: { ...menu, server: { getUserInfo: 'cut' } } }

import type { Meta } from '@storybook/react-vite'
import { confirmedOrderOf } from '../../elements/wallet/order/payload.ts'
import { confirmationOf, device, passkeyAsked } from '../support/confirmations.ts'
import { friendOrder, stepIn } from './orders.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = {
  ...walletMeta,
  title: 'Screens/Wallet/Confirm a transfer',
}
export default meta

type Asked = Parameters<typeof confirmationOf>[1]

const asked = (request: Asked = {}, differences: Parameters<typeof confirmationOf>[2] = []) =>
  ({
    server: { sendOrderCode: { data: {} } },
    async arrange(model) {
      Object.assign((await model.actions()).confirming, device())
      const confirmation = confirmationOf(confirmedOrderOf(friendOrder), request, differences)
      await stepIn('TO_FRIEND', { name: 'review', order: friendOrder, confirmation })(model)
    },
  }) satisfies WalletArgs

export const Code: WalletStory = { args: asked() }
export const Passkey: WalletStory = { args: asked({ passkey: passkeyAsked }) }
/** The server would send the money to another wallet than the one that was reviewed. */
export const OtherOrder: WalletStory = {
  args: asked(
    {
      order: {
        amount: friendOrder.amount,
        currency: 'USD',
        network: 'WALLET',
        destination: 'W9000000001',
      },
    },
    ['destination'],
  ),
}

import type { Meta } from '@storybook/react-vite'
import { confirmedOrderOf } from '../../elements/transfer/order/payload.ts'
import type { Order } from '../../elements/transfer/order/submission-state.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import type { Confirmation } from '../../shared/orders/confirmation/confirmation.ts'
import type { Confirming } from '../../shared/orders/confirmation/confirming.ts'
import { confirmationOf, device, passkeyAsked, silent } from '../support/confirmations.ts'
import { press } from '../support/shadow-queries.ts'
import { pendingRecord } from './fixtures.ts'
import { usdOrder, usdtOrder, withdrawalIn } from './orders.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Withdraw/Confirm',
}
export default meta

const sends = { sendOrderCode: { data: {} } }

/** A withdrawal that waits for its person, on a device. */
const asked = (
  request: Partial<Confirmation['request']> = {},
  {
    on = {},
    order = usdtOrder,
    differences = [],
    name = 'review',
  }: {
    readonly on?: Partial<Confirming>
    readonly order?: Order
    readonly differences?: Confirmation['differences']
    readonly name?: 'review' | 'sending'
  } = {},
): TransferArgs => ({
  isUsd: order.currency === 'USD',
  server: sends,
  async arrange(model) {
    Object.assign((await model.actions()).confirming, device(on))
    const confirmation = confirmationOf(confirmedOrderOf(order), request, differences)
    await withdrawalIn({ name, order, confirmation })(model)
  },
})

/** It ignores presses for a moment, because it is where another button was. */
const main = 'footer .tw-button:not([aria-disabled])'
const pressed = (args: TransferArgs): TransferStory => ({
  args,
  play: ({ canvasElement }) => press(canvasElement, main),
})

/** Six digits, from a message that names the order. */
export const Code: TransferStory = { args: asked() }
export const CodeOfUsd: TransferStory = { args: asked({}, { order: usdOrder }) }
export const WrongCode: TransferStory = { args: asked({ problem: 'WRONG_CODE' }) }
export const TooManyTries: TransferStory = { args: asked({ problem: 'TOO_MANY_TRIES' }) }
export const Late: TransferStory = { args: asked({ problem: 'EXPIRED' }) }
export const CodeNotSent: TransferStory = {
  args: { ...asked(), server: { sendOrderCode: 'cut' } },
}
export const CodeChecking: TransferStory = { args: asked({}, { name: 'sending' }) }
/** A passkey signs the hash of the whole order. */
export const Passkey: TransferStory = { args: asked({ passkey: passkeyAsked }) }
export const PasskeyWaiting = pressed(asked({ passkey: passkeyAsked }, { on: { sign: silent } }))
/** The person has closed the window of the browser. */
export const PasskeyDeclined = pressed(
  asked({ passkey: passkeyAsked }, { on: { sign: async () => 'declined' } }),
)
export const PasskeyRefused: TransferStory = {
  args: asked({ passkey: passkeyAsked, problem: 'WRONG_PASSKEY' }),
}
/** The app around the element confirms in its own way. */
export const App: TransferStory = { args: asked({ app: true }, { on: { hasApp: () => true } }) }
export const AppWaiting = pressed(
  asked({ app: true }, { on: { hasApp: () => true, askApp: silent } }),
)
export const AppDeclined = pressed(
  asked({ app: true }, { on: { hasApp: () => true, askApp: async () => undefined } }),
)
/** A page, a proxy or the server has changed where the money goes. */
export const OtherOrder: TransferStory = {
  args: asked(
    {
      order: {
        amount: usdtOrder.amount,
        currency: 'USDT',
        network: 'ERC20',
        destination: '0x52908400098527886E0F7030069857D2E4169EE7',
      },
    },
    { differences: ['destination'] },
  ),
}
export const OtherFee: TransferStory = {
  args: asked(
    {
      order: {
        ...confirmationOf(confirmedOrderOf(usdtOrder)).request.order,
        fee: decimalText('6'),
      },
    },
    { differences: ['fee'] },
  ),
}
/** A frame without passkeys, and a server that wants one. */
export const NotHere: TransferStory = {
  args: asked({ passkey: passkeyAsked, code: null }, { on: { hasPasskeys: () => false } }),
}
export const Receipt: TransferStory = {
  args: {
    async arrange(model) {
      Object.assign((await model.actions()).confirming, device())
      const { kind, currency, amount, to, network, channel } = usdtOrder
      model.orders.store.setState({
        receipt: {
          kind,
          currency,
          amount,
          to,
          network,
          channel,
          confirmedBy: 'CODE',
          passkeyOffer: { id: 'c1', code: '482913' },
          record: { ...pendingRecord, transferWay: 'CRYPTO', confirmedBy: 'CODE' },
        },
      })
    },
  },
}

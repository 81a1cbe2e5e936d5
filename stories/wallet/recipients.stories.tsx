import type { Meta } from '@storybook/react-vite'
import {
  bookWith,
  coldWallet,
  emptyBook,
  endingBook,
  longBook,
  restrictedBook,
  sam,
} from '../support/recipients.ts'
import { find, press, type } from '../support/shadow-queries.ts'
import { stepIn } from './orders.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = {
  ...walletMeta,
  title: 'Screens/Wallet/Saved recipients',
}
export default meta

const withBook = (getRecipients: NonNullable<WalletArgs['server']>['getRecipients']) =>
  ({ arrange: stepIn('RECIPIENTS'), ...(getRecipients && { server: { getRecipients } }) }) as const

export const List: WalletStory = { args: withBook(bookWith()) }
export const Empty: WalletStory = { args: withBook(emptyBook) }
/** The server keeps no recipients: they are on the device, and there is no switch. */
export const OnDevice: WalletStory = { args: withBook(undefined) }
/** The server has got a list since: what the device has kept is offered to it. */
export const LeftOnDevice: WalletStory = {
  args: {
    server: { getRecipients: [{ status: 404 }, bookWith({ list: [sam] })] },
    arrange: async (model) => {
      const { recipients } = await model.actions()
      await recipients.load()
      const { id: _, ...wallet } = coldWallet
      await recipients.save(wallet)
      await stepIn('RECIPIENTS')(model)
    },
  },
}
/** Only saved recipients: one of them waits. */
export const Restricted: WalletStory = { args: withBook(restrictedBook) }
export const Ending: WalletStory = { args: withBook(endingBook) }
export const SwitchOn: WalletStory = {
  args: withBook(emptyBook),
  play: ({ canvasElement }) => press(canvasElement, '.tw-notice button'),
}
export const SwitchOff: WalletStory = {
  args: withBook(restrictedBook),
  play: ({ canvasElement }) => press(canvasElement, '.tw-notice button'),
}
export const Rename: WalletStory = {
  args: withBook(bookWith()),
  play: ({ canvasElement }) => press(canvasElement, '.tw-recipient-acts button'),
}
/** Another recipient has the name. */
export const NameRefused: WalletStory = {
  args: withBook(bookWith()),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-recipient-acts button')
    await find(canvasElement, 'dialog input')
    await type(canvasElement, 'sample exchange')
    await press(canvasElement, 'dialog .tw-form > button')
  },
}
export const Remove: WalletStory = {
  args: withBook(bookWith()),
  play: ({ canvasElement }) => press(canvasElement, '.tw-recipient-acts button:last-child'),
}
export const RemoveFailed: WalletStory = {
  args: {
    arrange: stepIn('RECIPIENTS'),
    server: { getRecipients: bookWith(), removeRecipient: 'cut' },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-recipient-acts button:last-child')
    await press(canvasElement, 'dialog button[data-variant="danger"]')
  },
}
export const LongNames: WalletStory = { args: withBook(longBook) }
export const Loading: WalletStory = { args: withBook('silence') }
export const Failed: WalletStory = { args: withBook('cut') }

import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { item, list } from '../support/fake-server.ts'
import { bookWith, coldWallet, longBook, lookAlike, restrictedBook } from '../support/recipients.ts'
import { fill, press, type, withinShadowRoot } from '../support/shadow-queries.ts'
import {
  closedForMaintenance,
  cryptoChannels,
  emptyWallet,
  evmAddress,
  limitedChannels,
  strangeAddress,
  tronAddress,
  uncheckedChannel,
} from './fixtures.ts'
import { longChannel } from './long-texts.ts'
import { uncheckedOrder, usdtOrder, withdrawalIn } from './orders.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'
import { withKeptInput } from './with-kept-input.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Withdraw/USDT',
}
export default meta

const form: TransferArgs = { arrange: withdrawalIn() }
const typed = (address: string, amount: string): TransferStory => ({
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, address, amount),
})

export const Form: TransferStory = { args: form }
/** What was typed before the page was loaded again. */
export const Kept: TransferStory = {
  args: form,
  beforeEach: withKeptInput('usdt-withdrawal', {
    recipient: { network: undefined, address: tronAddress },
    amount: '200.5',
  }),
}
/** The second network of the list is hidden (specification, section 2). */
export const Networks: TransferStory = {
  args: form,
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-chosen > button')
  },
}
export const AnotherNetwork: TransferStory = {
  args: form,
  play: async ({ canvasElement }) => {
    const view = await withinShadowRoot(canvasElement)
    await press(canvasElement, '.tw-chosen > button')
    const radio = (await view.findAllByRole('radio'))[1]
    if (radio) await userEvent.click(radio)
  },
}
const limited: TransferArgs = { ...form, server: { withdrawalChannels: list(limitedChannels) } }

/** The form begins with a network that is open, and says what is left today. */
export const Limits: TransferStory = { args: limited }
export const OneClosed: TransferStory = {
  args: limited,
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-chosen > button')
  },
}
export const AboveToday: TransferStory = {
  args: limited,
  play: ({ canvasElement }) => fill(canvasElement, evmAddress, '3,900'),
}
/** The chosen network was closed while its form is open. */
export const ChosenClosed: TransferStory = {
  args: {
    ...form,
    server: {
      withdrawalChannels: list(
        cryptoChannels.map((channel) => ({ ...channel, closed: closedForMaintenance })),
      ),
    },
  },
}
export const NoNetworks: TransferStory = {
  args: { ...form, server: { withdrawalChannels: list([]) } },
}
export const TooLittle: TransferStory = {
  args: { ...form, server: { getWalletHomePage: item(emptyWallet) } },
}
export const Required = typed('', '')
export const WrongNetwork = typed(evmAddress, '100')
export const WrongChecksum = typed(
  tronAddress.replace(/.$/, (last) => (last === 'c' ? 'd' : 'c')),
  '100',
)
/** Small letters only: the address has no checksum. */
export const WithoutChecksum = typed(evmAddress.toLowerCase(), '')
WithoutChecksum.args = {
  arrange: withdrawalIn(),
  server: { withdrawalChannels: list(cryptoChannels.slice(2)) },
}
/** A network whose addresses are of no known kind. */
export const Unchecked: TransferStory = {
  args: { ...form, server: { withdrawalChannels: list([uncheckedChannel]) } },
  play: ({ canvasElement }) => fill(canvasElement, strangeAddress, ''),
}
export const TwoAddresses = typed(`TRC20: ${tronAddress}\nERC20: ${evmAddress}`, '100')
export const NotBetween = typed(tronAddress, '9.999999')
export const WithoutTerms: TransferStory = {
  args: {
    ...form,
    server: {
      withdrawalChannels: list(
        cryptoChannels.map((channel) => ({ ...channel, fee: null, minAmount: null })),
      ),
    },
  },
}
export const Loading: TransferStory = {
  args: { ...form, server: { withdrawalChannels: 'silence' } },
}
export const Failed: TransferStory = { args: { ...form, server: { withdrawalChannels: 'cut' } } }
/** The region of residence withdraws by wire only. */
export const WireOnly: TransferStory = {
  args: { ...form, server: { getUserInfo: item({ region: 'TW' }) } },
}
export const LongTexts: TransferStory = {
  args: { ...form, server: { withdrawalChannels: list([longChannel, ...cryptoChannels]) } },
}
export const Review: TransferStory = {
  args: { arrange: withdrawalIn({ name: 'review', order: usdtOrder }) },
}
export const UncheckedReview: TransferStory = {
  args: { arrange: withdrawalIn({ name: 'review', order: uncheckedOrder }) },
}
/** The network is gone from the list when the fee is read again: nothing was sent. */
export const NetworkClosed: TransferStory = {
  args: { arrange: withdrawalIn({ name: 'review', order: usdtOrder, issue: { kind: 'gone' } }) },
}
/** The network is closed when its list is read again: nothing was sent. */
export const ClosedMeanwhile: TransferStory = {
  args: {
    arrange: withdrawalIn({
      name: 'review',
      order: usdtOrder,
      issue: { kind: 'closed', closure: closedForMaintenance },
    }),
  },
}
export const Sending: TransferStory = {
  args: { arrange: withdrawalIn({ name: 'sending', order: usdtOrder }) },
}

/** With saved recipients: one is chosen before an address is typed. */
export const Recipients: TransferStory = {
  args: { ...form, server: { getRecipients: bookWith() } },
}
export const RecipientChoice: TransferStory = {
  args: { ...form, server: { getRecipients: bookWith() } },
  play: ({ canvasElement }) => press(canvasElement, '.tw-pick'),
}
export const LongRecipientChoice: TransferStory = {
  args: { ...form, server: { getRecipients: longBook } },
  play: ({ canvasElement }) => press(canvasElement, '.tw-pick'),
}
export const RecipientsFailed: TransferStory = {
  args: { ...form, server: { getRecipients: 'cut' } },
}
/** A saved recipient that no money went to yet. */
export const RecipientChosen: TransferStory = {
  args: { ...form, server: { getRecipients: bookWith() } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-pick')
    await press(canvasElement, '.tw-recipients li:nth-child(2) button')
  },
}
export const FirstUse: TransferStory = {
  args: { ...form, server: { getRecipients: bookWith({ list: [], used: [] }) } },
  play: ({ canvasElement }) => type(canvasElement, tronAddress),
}
export const SaveAs: TransferStory = {
  args: { ...form, server: { getRecipients: bookWith({ list: [], used: [] }) } },
  play: async ({ canvasElement }) => {
    await type(canvasElement, tronAddress)
    await press(canvasElement, '.tw-destination button')
  },
}
/** The server takes who keeps the address, and which exchange (travel rule). */
export const SaveAsAtExchange: TransferStory = {
  args: {
    ...form,
    server: { getRecipients: bookWith({ list: [], used: [], takesCustody: true }) },
  },
  play: async ({ canvasElement }) => {
    await type(canvasElement, tronAddress)
    await press(canvasElement, '.tw-destination button')
    await press(canvasElement, 'dialog input[value="EXCHANGE"]')
  },
}
/** The order says it to the server, so the review says it to the person. */
export const CustodyReview: TransferStory = {
  args: {
    arrange: withdrawalIn({
      name: 'review',
      order: { ...usdtOrder, custody: 'EXCHANGE', exchange: 'Sample Exchange' },
    }),
  },
}
/** An address that was made to be mistaken for the saved one: it is refused by its name. */
export const LookAlikeRefused: TransferStory = {
  args: {
    ...form,
    server: { getRecipients: bookWith(), withdrawalChannels: list(cryptoChannels.slice(2)) },
  },
  play: ({ canvasElement }) => fill(canvasElement, lookAlike, '100'),
}
/** Money goes to saved recipients alone. */
export const NotSavedRefused: TransferStory = {
  args: {
    ...form,
    server: {
      getRecipients: { ...restrictedBook, data: { ...restrictedBook.data, list: [] } },
    },
  },
  play: ({ canvasElement }) => fill(canvasElement, tronAddress, '100'),
}
/** The recipient was saved a short time ago: the form counts down. */
export const WaitingRecipientRefused: TransferStory = {
  args: {
    ...form,
    server: { getRecipients: restrictedBook, withdrawalChannels: list(cryptoChannels.slice(2)) },
  },
  play: ({ canvasElement }) => fill(canvasElement, coldWallet.address, '100'),
}
export const FirstUseReview: TransferStory = {
  args: {
    arrange: withdrawalIn({
      name: 'review',
      order: { ...usdtOrder, recipient: 'Cold wallet', firstUse: 'ever' },
    }),
  },
}

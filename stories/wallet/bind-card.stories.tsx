import type { Meta } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { item, type Reply } from '../support/fake-server.ts'
import { fill, find, press, type } from '../support/shadow-queries.ts'
import { card, user } from './fixtures.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'
import { withKeptInput } from './with-kept-input.ts'

const meta: Meta<typeof walletMeta.component> = {
  ...walletMeta,
  title: 'Screens/Wallet/Bank account',
}
export default meta

const none = { data: {} }
const opened: WalletArgs = { screen: 'bind-card' }
const form: WalletArgs = { ...opened, server: { getBankCard: none } }
const withCard = (value: Partial<typeof card>): WalletArgs => ({
  ...opened,
  server: { getBankCard: item({ ...card, ...value }) },
})

export const Bound: WalletStory = { args: opened }
export const Shown: WalletStory = {
  args: opened,
  play: ({ canvasElement }) => press(canvasElement, '.tw-detail button'),
}
/** What was typed before the page was loaded again, without the account number. */
export const Kept: WalletStory = {
  args: form,
  beforeEach: withKeptInput('bind-card', {
    country: 'DE',
    bankAccount: 'DE89370400440532013000',
    swiftCode: 'COBADEFFXXX',
    bankName: 'Sample Bank',
    bankAddress: '1 Sample Street',
    city: 'Berlin',
    postCode: '10115',
    holderName: 'Mei Lin Chen',
    holderAddress: '',
    consent: true,
  }),
}
export const UnderReview: WalletStory = { args: withCard({ status: 'Auditing' }) }
export const Rejected: WalletStory = {
  args: withCard({ status: 'Fail', failReason: 'The SWIFT/BIC belongs to another bank.' }),
}
const replacement = { bankAccount: 'DE89370400440532013000', bankName: 'Sample Bank' }
export const ReplacementUnderReview: WalletStory = {
  args: withCard({ replacement: { ...replacement, status: 'Auditing' } }),
}
export const ReplacementRejected: WalletStory = {
  args: withCard({
    replacement: { ...replacement, status: 'Fail', failReason: 'The account is closed.' },
  }),
}
/** A server with the fields of the specification only. */
export const NumberAlone: WalletStory = {
  args: { ...opened, server: { getBankCard: item({ bankAccount: '6200000000004417' }) } },
}
export const ReplaceAsks: WalletStory = {
  args: opened,
  play: ({ canvasElement }) => press(canvasElement, '.tw-card-actions button:first-child'),
}
export const RemoveAsks: WalletStory = {
  args: opened,
  play: ({ canvasElement }) => press(canvasElement, '.tw-card-actions button:last-child'),
}
export const NotRemoved: WalletStory = {
  args: {
    ...opened,
    server: { removeBankCard: { code: 28005, message: 'A withdrawal to this account is open.' } },
    arrange: async (model) => void (await model.actions()).cards.remove(),
  },
}
/** The contracts that the consent names. */
export const Terms: WalletStory = {
  args: form,
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-documents > button')
    await find(canvasElement, 'dialog .tw-legal-text')
  },
}
/** @param after the card after its removal got no answer */
const lost = (after: Reply): WalletArgs => ({
  ...opened,
  server: { getBankCard: [item(card), item(card), after], removeBankCard: 'cut' },
  arrange: async (model) => {
    await model.store.load('card')
    await (await model.actions()).cards.remove()
  },
})
/** The answer was lost, and the card is gone. */
export const RemovedUnheard: WalletStory = { args: lost(none) }
/** The answer was lost, and the card is still there. */
export const StillBound: WalletStory = { args: lost(item(card)) }
export const RemovalUnknown: WalletStory = { args: lost('cut') }
const formIn = (region: string): WalletStory => ({
  args: { ...form, server: { getBankCard: none, getUserInfo: item({ ...user, region }) } },
})
/** In the United States. */
export const Form: WalletStory = { args: form }
export const FormInJapan = formIn('JP')
export const FormElsewhere = formIn('TW')
export const RegionUnknown: WalletStory = {
  args: { ...form, server: { getBankCard: none, getUserInfo: none } },
}
export const Required: WalletStory = {
  args: form,
  play: ({ canvasElement }) => fill(canvasElement, ''),
}
export const Wrong: WalletStory = {
  args: form,
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-holder button')
    await fill(canvasElement, '12', 'X1', 'Sample Bank', '', '', '', 'Somebody Else')
  },
}
/** Names, numbers and codes as they are copied. */
export const Understood: WalletStory = {
  args: form,
  play: ({ canvasElement }) => type(canvasElement, '(012) 345–678', 'BIC: exmp-us-20'),
}
/** A person has to compare the name and the SWIFT/BIC. */
export const Doubtful: WalletStory = {
  args: form,
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-region > button')
    const search = await find(canvasElement, '.tw-region-choice input')
    await fireEvent.input(search, { target: { value: 'United States' } })
    await press(canvasElement, '[role=option]')
    await press(canvasElement, '.tw-holder button')
    await type(canvasElement, '123456789', 'EXMPDE20', '', '', '', '', 'DEMO Q. HOLDER')
  },
}
/** @param after the card after the binding got its answer, or none */
const submitted = (bindBankCard: Reply, after: Reply): WalletStory => ({
  args: { ...opened, server: { getBankCard: [none, after], bindBankCard } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-region > button')
    const search = await find(canvasElement, '.tw-region-choice input')
    await fireEvent.input(search, { target: { value: 'United States' } })
    await press(canvasElement, '[role=option]')
    await press(canvasElement, 'input[type=checkbox]')
    const bank = ['123456789', 'EXMPUS20', 'Sample Bank', '2 Fictional Square']
    await fill(canvasElement, ...bank, 'Sampleton', '10115', '1 Fictional Square')
    await find(canvasElement, '.tw-order-issue')
  },
})
export const NotBound = submitted({ code: 28005, message: 'This bank is not served.' }, none)
/** The answer was lost, and no card is bound. */
export const NotBoundUnheard = submitted('cut', none)
/** The answer was lost, and a card is bound. */
export const BoundUnheard = submitted('cut', item(card))
export const BindingUnknown = submitted('cut', 'cut')
export const Loading: WalletStory = { args: { ...opened, server: { getBankCard: 'silence' } } }
export const Failed: WalletStory = { args: { ...opened, server: { getBankCard: 'cut' } } }

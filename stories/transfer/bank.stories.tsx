import type { Meta } from '@storybook/react-vite'
import type { UsdMethod } from '../../shared/api/wire/usd-channel.ts'
import { list } from '../support/fake-server.ts'
import { account, limitedMethods } from './fixtures.ts'
import { longAccounts } from './long-texts.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Deposit/Bank, card, PayPal',
}
export default meta

const bank = (method: UsdMethod): TransferArgs => ({
  isUsd: true,
  arrange: ({ store }) => {
    store.openScreen('deposit')
    store.chooseMethod(method)
  },
})

export const BankWire: TransferStory = { args: bank('WIRE') }
export const Ach: TransferStory = { name: 'ACH', args: bank('ACH') }
export const CreditCard: TransferStory = { args: bank('CREDIT_CARD') }
export const PayPal: TransferStory = { name: 'PayPal', args: bank('PAYPAL') }
/** Closed while it was chosen: where to pay is no longer shown. */
export const Closed: TransferStory = {
  args: { ...bank('PAYPAL'), server: { getUsdChannel: list(limitedMethods) } },
}
export const Limits: TransferStory = {
  args: { ...bank('ACH'), server: { getUsdChannel: list(limitedMethods) } },
}
export const WithoutTerms: TransferStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: list([account]) } },
}
/** One account for all methods, as a server of section 7 sends it. */
export const CardWithoutDetails: TransferStory = {
  args: { ...bank('CREDIT_CARD'), server: { getUsdChannel: list([account]) } },
}
export const Empty: TransferStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: list([]) } },
}
export const Loading: TransferStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: 'silence' } },
}
export const Failed: TransferStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: { status: 503 } } },
}
export const LongTexts: TransferStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: list(longAccounts) } },
}
export const LongPaymentPage: TransferStory = {
  args: { ...bank('CREDIT_CARD'), server: { getUsdChannel: list(longAccounts) } },
}

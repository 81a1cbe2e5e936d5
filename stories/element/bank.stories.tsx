import type { Meta } from '@storybook/react-vite'
import type { UsdMethod } from '../../shared/api/wire/usd-channel.ts'
import { account, list } from '../support/fixtures.ts'
import { longAccounts } from '../support/long-texts.ts'
import { type ScreenStory, screenMeta } from '../support/screens.ts'
import type { TransferScreenProps } from '../support/TransferScreen.tsx'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Bank' }
export default meta

const bank = (method: UsdMethod): TransferScreenProps => ({
  isUsd: true,
  arrange: ({ store }) => {
    store.choose('DEPOSIT')
    store.chooseMethod(method)
  },
})

export const BankWire: ScreenStory = { args: bank('WIRE') }
export const Ach: ScreenStory = { name: 'ACH', args: bank('ACH') }
export const CreditCard: ScreenStory = { args: bank('CREDIT_CARD') }
export const PayPal: ScreenStory = { name: 'PayPal', args: bank('PAYPAL') }
export const WithoutTerms: ScreenStory = {
  args: { ...bank('CREDIT_CARD'), server: { getUsdChannel: list([account]) } },
}
export const Empty: ScreenStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: list([]) } },
}
export const Loading: ScreenStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: 'silence' } },
}
export const Failed: ScreenStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: { status: 503 } } },
}
export const LongTexts: ScreenStory = {
  args: { ...bank('WIRE'), server: { getUsdChannel: list(longAccounts) } },
}

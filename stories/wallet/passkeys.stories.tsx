import type { Meta } from '@storybook/react-vite'
import type * as v from 'valibot'
import type { passkeyList, removalRequest } from '../../shared/api/wire/confirmation.ts'
import { press } from '../support/shadow-queries.ts'
import { user } from './fixtures.ts'
import { stepIn } from './orders.ts'
import { type WalletArgs, type WalletStory, walletMeta } from './WalletScreen.ts'

const meta: Meta<typeof walletMeta.component> = { ...walletMeta, title: 'Screens/Wallet/Passkeys' }
export default meta

type Passkeys = v.InferInput<typeof passkeyList>['list']

const answer = (list: Passkeys) => ({ data: { list } })
const phone = {
  id: 'a',
  name: 'Google Password Manager',
  addedAt: '2026-02-10T09:00:00Z',
  lastUsedAt: '2026-02-14T18:21:00Z',
}
const laptop = { id: 'b', name: 'Windows', addedAt: '2026-01-04T07:30:00Z' }
/** Of which the server knows no name. */
const unnamed = { id: 'c', addedAt: '2025-11-30T11:12:00Z', lastUsedAt: '2026-01-02T10:00:00Z' }
const three = answer([phone, laptop, unnamed])

type Server = NonNullable<WalletArgs['server']>

const at = (getPasskeys: NonNullable<Server['getPasskeys']>, server: Server = {}): WalletArgs => ({
  arrange: stepIn('PASSKEYS'),
  server: { sendOrderCode: { data: {} }, getPasskeys, ...server },
})

/** How a server wants the removal to be confirmed. */
const confirmed = (problem?: v.InferInput<typeof removalRequest>['problem']) => ({
  code: 28117,
  message: 'Confirm it first.',
  data: { confirmation: { id: 'c1', problem, code: { sentTo: 'd***@sandbox.example' } } },
})

const ask = async (canvasElement: HTMLElement) => {
  await press(canvasElement, '.tw-passkeys button')
}
const askAndRemove = async (canvasElement: HTMLElement) => {
  await ask(canvasElement)
  await press(canvasElement, 'dialog button[data-variant="danger"]')
}

export const List: WalletStory = { args: at(three) }
export const Empty: WalletStory = { args: at(answer([])) }
export const LongNames: WalletStory = {
  args: at(
    answer([{ ...phone, name: 'The password manager of the family on the tablet in the kitchen' }]),
  ),
}
export const Remove: WalletStory = {
  args: at(three),
  play: ({ canvasElement }) => ask(canvasElement),
}
/** The only one: a code confirms orders then. */
export const RemoveTheOnlyOne: WalletStory = {
  args: at(answer([phone])),
  play: ({ canvasElement }) => ask(canvasElement),
}
export const RemovedWithCode: WalletStory = {
  args: at(three, { removePasskey: confirmed() }),
  play: ({ canvasElement }) => askAndRemove(canvasElement),
}
export const RemovalExpired: WalletStory = {
  args: at(three, { removePasskey: confirmed('EXPIRED') }),
  play: ({ canvasElement }) => askAndRemove(canvasElement),
}
export const RemoveFailed: WalletStory = {
  args: at(three, { removePasskey: 'cut' }),
  play: ({ canvasElement }) => askAndRemove(canvasElement),
}
export const Loading: WalletStory = { args: at('silence') }
export const Failed: WalletStory = { args: at('cut') }
/** The place of the list on the first screen, where the server has passkeys. */
export const Place: WalletStory = {
  args: { server: { getUserInfo: { data: { item: { ...user, hasPasskeys: true } } } } },
}

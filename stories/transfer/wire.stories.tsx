import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import * as v from 'valibot'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { type FakeServer, list } from '../support/fake-server.ts'
import { press, withinShadowRoot } from '../support/shadow-queries.ts'
import {
  belowMinimum,
  credited,
  halfway,
  page,
  type RecordInput,
  seenInNetwork,
} from '../wallet/fixtures.ts'
import { closedForMaintenance, cryptoChannels, limitedChannels } from './fixtures.ts'
import { longChannel } from './long-texts.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Deposit/USDT address',
}
export default meta

const wire: TransferArgs = {
  arrange: ({ store }) => {
    store.openScreen('deposit')
    store.go('WIRE')
  },
}

const open: NonNullable<TransferStory['play']> = async ({ canvasElement }) =>
  press(canvasElement, '.tw-chosen > button')

/** Chooses a network on the screen, because the model does not have this state. */
const choose =
  (at: number): NonNullable<TransferStory['play']> =>
  async (context) => {
    await open(context)
    const view = await withinShadowRoot(context.canvasElement)
    const radio = (await view.findAllByRole('radio'))[at]
    if (radio) await userEvent.click(radio)
  }

/** The first network, selected at the start. */
export const Tron: TransferStory = { args: wire }
export const AllNetworks: TransferStory = { args: wire, play: open }
export const Ethereum: TransferStory = { args: wire, play: choose(2) }
export const OneNetwork: TransferStory = {
  args: { ...wire, server: { depositChannels: list(cryptoChannels.slice(0, 1)) } },
}
/** The server announces deposits: what arrives is shown below the address. */
const announced = (
  records: readonly RecordInput[],
  getHistory: FakeServer['getHistory'] = page(records),
): TransferStory => ({
  args: {
    ...wire,
    server: {
      depositChannels: list(
        cryptoChannels.map((channel) => ({ ...channel, announcesDeposits: true })),
      ),
      getHistory,
    },
  },
})
export const NothingArrived = announced([])
export const SeenInNetwork = announced([seenInNetwork])
export const HalfConfirmed = announced([halfway])
/** A short time ago: what was credited long ago is in the history. */
export const Credited = announced([{ ...credited, date: new Date().toISOString() }])
export const BelowMinimum = announced([{ ...belowMinimum, date: new Date().toISOString() }])
/** What was known stays, with a word about it. */
export const ArrivalsOffline: TransferStory = {
  args: {
    ...announced([], 'cut').args,
    arrange: ({ store }) => {
      const value = [v.parse(historyRecord, halfway)]
      store.setState({ usdtDeposits: { status: 'ready', value, error: undefined } })
      store.openScreen('deposit')
      store.go('WIRE')
    },
  },
}
/** The address is longer than a QR code can hold. */
export const NoQrCode: TransferStory = {
  args: {
    ...wire,
    server: {
      depositChannels: list([{ ...cryptoChannels[0], address: `0x${'a1b2'.repeat(700)}` }]),
    },
  },
}
export const NoNetworks: TransferStory = {
  args: { ...wire, server: { depositChannels: list([]) } },
}
/** It opens with the first network that is open; the closed one says why. */
export const OneClosed: TransferStory = {
  args: { ...wire, server: { depositChannels: list(limitedChannels) } },
  play: open,
}
export const AllClosed: TransferStory = {
  args: {
    ...wire,
    server: {
      depositChannels: list(
        cryptoChannels.map((channel) => ({ ...channel, closed: closedForMaintenance })),
      ),
    },
  },
}
export const NoAddress: TransferStory = {
  args: {
    ...wire,
    server: {
      depositChannels: list([{ ...cryptoChannels[0], address: '' }, ...cryptoChannels.slice(1)]),
    },
  },
}
export const Loading: TransferStory = { args: { ...wire, server: { depositChannels: 'silence' } } }
export const Failed: TransferStory = { args: { ...wire, server: { depositChannels: 'cut' } } }

/** The clipboard is denied: the address is shown as text. */
export const CopyFailed: TransferStory = {
  args: wire,
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: ({ canvasElement }) => press(canvasElement, '.tw-deposit button'),
}
/** The server names no limit, fee or number of blocks: the specification's apply. */
export const WithoutTerms: TransferStory = {
  args: {
    ...wire,
    server: {
      depositChannels: list(
        cryptoChannels.map((channel) => ({
          ...channel,
          minAmount: null,
          confirmations: null,
          fee: null,
          informationText: null,
        })),
      ),
    },
  },
}
export const LongTexts: TransferStory = {
  args: { ...wire, server: { depositChannels: list([longChannel, ...cryptoChannels]) } },
}

import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { list } from '../support/fake-server.ts'
import { inside, press } from '../support/inside.ts'
import { cryptoChannels } from './fixtures.ts'
import { longChannel } from './long-texts.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'

const meta: Meta<typeof transferMeta.component> = { ...transferMeta, title: 'Transfer/Wire' }
export default meta

const wire: TransferArgs = {
  arrange: ({ store }) => {
    store.choose('DEPOSIT')
    store.go('WIRE')
  },
}

/** The choice of a network is the step's own; the model does not know it. */
const choose =
  (at: number): NonNullable<TransferStory['play']> =>
  async ({ canvasElement }) => {
    const view = await inside(canvasElement)
    const radio = (await view.findAllByRole('radio'))[at]
    if (radio) await userEvent.click(radio)
  }

export const NotChosen: TransferStory = { args: wire }
export const Tron: TransferStory = { args: wire, play: choose(0) }
export const Ethereum: TransferStory = { args: wire, play: choose(2) }
export const NoNetworks: TransferStory = {
  args: { ...wire, server: { depositChannels: list([]) } },
}
export const NoAddress: TransferStory = {
  args: {
    ...wire,
    server: { depositChannels: list([{ ...cryptoChannels[0], address: '' }]) },
  },
  play: choose(0),
}
export const Loading: TransferStory = { args: { ...wire, server: { depositChannels: 'silence' } } }
export const Failed: TransferStory = { args: { ...wire, server: { depositChannels: 'cut' } } }

/** The clipboard refuses: the address is offered as text. */
export const CopyFailed: TransferStory = {
  args: wire,
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async (context) => {
    await choose(0)(context)
    await press(context.canvasElement, '.tw-deposit button')
  },
}
/** No limit, fee or number of blocks is named: those of the specification stand in. */
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
  play: choose(0),
}
export const LongTexts: TransferStory = {
  args: { ...wire, server: { depositChannels: list([longChannel, ...cryptoChannels]) } },
  play: choose(0),
}

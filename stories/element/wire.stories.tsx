import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { cryptoChannels, list } from '../support/fixtures.ts'
import { inside, press } from '../support/inside.ts'
import { longChannel } from '../support/long-texts.ts'
import { type ScreenStory, screenMeta } from '../support/screens.ts'
import type { TransferScreenProps } from '../support/TransferScreen.tsx'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Wire' }
export default meta

const wire: TransferScreenProps = {
  arrange: ({ store }) => {
    store.choose('DEPOSIT')
    store.go('WIRE')
  },
}

/** The choice of a network is the step's own; the model does not know it. */
const choose =
  (at: number): NonNullable<ScreenStory['play']> =>
  async ({ canvasElement }) => {
    const view = await inside(canvasElement)
    const radio = (await view.findAllByRole('radio'))[at]
    if (radio) await userEvent.click(radio)
  }

export const NotChosen: ScreenStory = { args: wire }
export const Tron: ScreenStory = { args: wire, play: choose(0) }
export const Ethereum: ScreenStory = { args: wire, play: choose(2) }
export const NoNetworks: ScreenStory = {
  args: { ...wire, server: { depositChannels: list([]) } },
}
export const NoAddress: ScreenStory = {
  args: {
    ...wire,
    server: { depositChannels: list([{ ...cryptoChannels[0], address: '' }]) },
  },
  play: choose(0),
}
export const Loading: ScreenStory = { args: { ...wire, server: { depositChannels: 'silence' } } }
export const Failed: ScreenStory = { args: { ...wire, server: { depositChannels: 'cut' } } }

/** The clipboard refuses: the address is offered as text. */
export const CopyFailed: ScreenStory = {
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
export const WithoutTerms: ScreenStory = {
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
export const LongTexts: ScreenStory = {
  args: { ...wire, server: { depositChannels: list([longChannel, ...cryptoChannels]) } },
  play: choose(0),
}

import type { Meta } from '@storybook/react-vite'
import { list } from '../support/fake-server.ts'
import { find, press, pressToLimit } from '../support/shadow-queries.ts'
import { type ContractStory, contractMeta } from './ContractScreen.ts'
import { contract, longContract } from './fixtures.ts'
import { readAll } from './scenarios.ts'

const meta: Meta<typeof contractMeta.component> = {
  ...contractMeta,
  title: 'Screens/Agreement/Text',
}
export default meta

/** Painted by the element's own script; without a token no text is loading. */
export const Shell: ContractStory = { args: { isShellOnly: true, token: '' } }
/** The text can be read before React is loaded. */
export const ShellWithText: ContractStory = { args: { isShellOnly: true } }
/** The view is loaded, the contract's details are not. */
export const LoadingFacts: ContractStory = { args: { server: { getContractByToken: 'silence' } } }
export const NotRead: ContractStory = {}
export const Read: ContractStory = { args: { arrange: readAll } }

const openContents: NonNullable<ContractStory['play']> = ({ canvasElement }) =>
  press(canvasElement, '.tw-contents summary')

export const ContentsOpen: ContractStory = { play: openContents }
export const ContentsOpenAndRead: ContractStory = {
  args: { arrange: readAll },
  play: openContents,
}
/** An article opened from the contents. */
export const AtArticle: ContractStory = {
  play: async (context) => {
    await openContents(context)
    await press(context.canvasElement, '.tw-contents li:nth-child(5) button')
  },
}

/** Presses one of the two size buttons up to its limit. */
const resize =
  (button: string): NonNullable<ContractStory['play']> =>
  ({ canvasElement }) =>
    pressToLimit(canvasElement, `.tw-tools fieldset button:has(${button})`)

export const LargestText: ContractStory = { play: resize('.tw-large-a') }
export const SmallestText: ContractStory = { play: resize('.tw-small-a') }
export const LongFacts: ContractStory = {
  args: { server: { getContractByToken: list([longContract]) } },
}
/** A webview that does not print. */
export const NoPrint: ContractStory = {
  beforeEach: () => {
    const { print } = window
    Reflect.set(window, 'print', undefined)
    return () => Reflect.set(window, 'print', print)
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-tools fieldset button:last-child')
    await find(canvasElement, '.tw-no-copy')
  },
}
/** The server's Party A is the broker: each name stands where the text has its duties. */
export const SwappedRoles: ContractStory = {
  args: {
    server: {
      getContractByToken: list([{ ...contract, partARole: 'broker', partBRole: 'clearing' }]),
    },
  },
}

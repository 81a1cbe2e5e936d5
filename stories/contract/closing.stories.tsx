import type { Meta } from '@storybook/react-vite'
import { list } from '../support/fake-server.ts'
import { find } from '../support/shadow-queries.ts'
import { type ContractStory, contractMeta } from './ContractScreen.ts'

const meta: Meta<typeof contractMeta.component> = {
  ...contractMeta,
  title: 'Screens/Agreement/Closed',
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.tw-closing')
  },
}
export default meta

export const NoToken: ContractStory = { args: { token: '' } }
export const Refused: ContractStory = {
  args: { server: { getContractByToken: { code: 28020, message: 'This link has expired.' } } },
}
export const NoContract: ContractStory = { args: { server: { getContractByToken: list([]) } } }
/** A temporary failure can be retried. */
export const Offline: ContractStory = { args: { server: { getContractByToken: 'cut' } } }

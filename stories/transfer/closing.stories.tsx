import type { Meta } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'
import { type TransferStory, transferMeta } from './TransferScreen.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Transfer/Closed',
}
export default meta

export const NoToken: TransferStory = { args: { token: '' } }
export const SignedOut: TransferStory = {
  args: {
    isUsd: true,
    server: { getWalletHomePage: { code: 50008, message: 'Your session has ended.' } },
  },
}
export const NotAdmitted: TransferStory = {
  args: { isUsd: true, server: { getWalletHomePage: { status: 401 } } },
}
/** A view that throws shows a message and a retry button; React's console error is expected. */
export const ViewFailed: TransferStory = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  args: {
    isUsd: true,
    arrange: ({ store }) => store.setState({ wallet: undefined as never }),
  },
}

import type { Meta } from '@storybook/react-vite'
import { type ScreenStory, screenMeta } from '../support/screens.ts'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Closing' }
export default meta

export const NoToken: ScreenStory = { args: { hasToken: false } }
export const SignedOut: ScreenStory = {
  args: {
    isUsd: true,
    server: { getWalletHomePage: { code: 50008, message: 'Your sign-in has ended.' } },
  },
}
export const NotAdmitted: ScreenStory = {
  args: { isUsd: true, server: { getWalletHomePage: { status: 401 } } },
}
/** A view that throws leaves words and a way back. */
export const ViewFailed: ScreenStory = {
  args: {
    isUsd: true,
    arrange: ({ store }) => store.setState({ stack: undefined as never }),
  },
}

import type { Meta } from '@storybook/react-vite'
import { type LookupStory, lookupMeta } from './FundLookupScreen.ts'
import { email, typed } from './scenarios.ts'

const meta: Meta<typeof lookupMeta.component> = { ...lookupMeta, title: 'Screens/Fund/E-mail' }
export default meta

export const Shell: LookupStory = { args: { isShellOnly: true } }
export const Empty: LookupStory = {}
export const Required: LookupStory = { args: { arrange: typed('') } }
export const NotAnAddress: LookupStory = { args: { arrange: typed('nobody') } }
export const Sending: LookupStory = {
  args: { server: { sendEmailCode: 'silence' }, arrange: typed(email) },
}
export const Offline: LookupStory = {
  args: { server: { sendEmailCode: 'cut' }, arrange: typed(email) },
}
export const Refused: LookupStory = {
  args: {
    server: {
      sendEmailCode: {
        code: 28010,
        message: 'Wait 40 seconds before requesting another code.',
      },
    },
    arrange: typed(email),
  },
}

import type { Meta } from '@storybook/react-vite'
import { type AccountStory, accountMeta } from './AccountScreen.ts'
import { afterPassword, toPassword } from './scenarios.ts'

const meta: Meta<typeof accountMeta.component> = {
  ...accountMeta,
  title: 'Account/Reset',
  args: { screen: 'reset' },
}
export default meta

export const Account: AccountStory = {}
export const Password: AccountStory = { args: { arrange: toPassword() } }
export const Unknown: AccountStory = {
  args: { server: { resetPassword: 'cut' }, arrange: afterPassword() },
}
/** Set directly: a running countdown would leave the screen. */
export const Success: AccountStory = {
  args: {
    arrange: async (model) => {
      await toPassword()(model)
      model.store.setState({ step: 'SUCCESS', redirectSeconds: 4 })
    },
  },
}

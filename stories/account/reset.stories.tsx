import type { Meta } from '@storybook/react-vite'
import { type AccountStory, accountMeta } from './AccountScreen.ts'
import { afterPassword, succeeded, toPassword } from './scenarios.ts'

const meta: Meta<typeof accountMeta.component> = {
  ...accountMeta,
  title: 'Screens/Account/Reset password',
  args: { screen: 'reset' },
}
export default meta

export const Account: AccountStory = {}
export const Password: AccountStory = { args: { arrange: toPassword() } }
export const Unknown: AccountStory = {
  args: { server: { resetPassword: 'cut' }, arrange: afterPassword() },
}
/** The answer was lost, and the next try is refused. */
export const MayBeChanged: AccountStory = {
  args: {
    server: {
      resetPassword: ['cut', { code: 28003, message: 'This password was used before.' }],
    },
    arrange: async (model) => {
      await afterPassword()(model)
      await (await model.actions()).setPassword()
    },
  },
}
export const Success: AccountStory = { args: { arrange: succeeded } }

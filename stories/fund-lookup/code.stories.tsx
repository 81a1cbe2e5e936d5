import type { Meta } from '@storybook/react-vite'
import { press } from '../support/shadow-queries.ts'
import { type LookupStory, lookupMeta } from './FundLookupScreen.ts'
import { email, longEmail, toCode } from './scenarios.ts'

const meta: Meta<typeof lookupMeta.component> = { ...lookupMeta, title: 'Screens/Fund/Code' }
export default meta

export const Empty: LookupStory = { args: { arrange: toCode() } }
export const Typing: LookupStory = { args: { arrange: toCode('482') } }
export const LongAddress: LookupStory = { args: { arrange: toCode('', longEmail) } }
export const CanResend: LookupStory = {
  args: {
    arrange: async (model) => {
      await toCode()(model)
      model.store.setState({ secondsLeft: 0, email: `another-${email}` })
    },
  },
}
export const NotWhole: LookupStory = {
  args: { arrange: toCode('48') },
  play: ({ canvasElement }) => press(canvasElement, 'footer button[type=submit]'),
}
export const Checking: LookupStory = {
  args: { server: { checkEmailCode: 'silence' }, arrange: toCode('482913') },
}
export const Wrong: LookupStory = {
  args: { server: { checkEmailCode: { data: {} } }, arrange: toCode('482913') },
}
export const NotFound: LookupStory = {
  args: { server: { getBalanceInWeb: { data: {} } }, arrange: toCode('482913') },
}
export const Offline: LookupStory = {
  args: { server: { checkEmailCode: 'cut' }, arrange: toCode('482913') },
}
export const Refused: LookupStory = {
  args: {
    server: {
      checkEmailCode: { code: 28003, message: 'Request another code.' },
    },
    arrange: toCode('482913'),
  },
}

import type { Meta } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { find, press } from '../support/shadow-queries.ts'
import { type AccountStory, accountMeta } from './AccountScreen.ts'
import { email, password, typed } from './scenarios.ts'

const meta: Meta<typeof accountMeta.component> = {
  ...accountMeta,
  title: 'Screens/Account/Sign in',
}
export default meta

const both = typed({ email, password })

export const Shell: AccountStory = { args: { isShellOnly: true } }
export const Empty: AccountStory = {}
export const Required: AccountStory = { args: { arrange: typed({}) } }
export const NotAnAddress: AccountStory = {
  args: { arrange: typed({ email: 'nobody', password }) },
}
export const Shown: AccountStory = {
  args: { arrange: ({ store }) => store.setState({ email, password }) },
  play: ({ canvasElement }) => press(canvasElement, '.tw-control > .tw-button'),
}
export const CapsLock: AccountStory = {
  play: async ({ canvasElement }) => {
    const field = await find(canvasElement, 'input[name=password]')
    field.focus()
    await fireEvent.keyDown(field, { key: 'C', modifierCapsLock: true })
    await find(canvasElement, '.tw-hint')
  },
}
export const Mobile: AccountStory = {
  args: {
    arrange: ({ store }) =>
      store.setState({ kind: 'mobile', dialRegion: 'TW', mobile: '0912 345 678', password }),
  },
}
export const NotANumber: AccountStory = {
  args: { arrange: typed({ kind: 'mobile', dialRegion: 'JP', mobile: '12', password }) },
}
export const CountryCodes: AccountStory = {
  args: { arrange: ({ store }) => store.setState({ kind: 'mobile', dialRegion: 'TW' }) },
  play: ({ canvasElement }) => press(canvasElement, '.tw-region > button'),
}
export const SigningIn: AccountStory = { args: { server: { signIn: 'silence' }, arrange: both } }
export const Wrong: AccountStory = {
  args: { server: { signIn: { code: 28110, message: 'Wrong' } }, arrange: both },
}
export const Locked: AccountStory = {
  args: {
    server: { signIn: { code: 28111, message: 'Locked' } },
    arrange: async (model) => {
      await both(model)
      model.store.setState({ lockSeconds: 125 })
    },
  },
}
export const Offline: AccountStory = { args: { server: { signIn: 'cut' }, arrange: both } }
export const SignedIn: AccountStory = { args: { arrange: both } }
export const SignedOut: AccountStory = { args: { signedOut: true } }

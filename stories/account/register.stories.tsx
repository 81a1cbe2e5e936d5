import type { Meta } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { find, press } from '../support/shadow-queries.ts'
import { type AccountStory, accountMeta } from './AccountScreen.ts'
import {
  afterPassword,
  email,
  longEmail,
  registered,
  succeeded,
  toCode,
  toPassword,
  typed,
} from './scenarios.ts'

const meta: Meta<typeof accountMeta.component> = {
  ...accountMeta,
  title: 'Screens/Account/Register',
  args: { screen: 'register' },
}
export default meta

export const Shell: AccountStory = { args: { isShellOnly: true } }
export const Account: AccountStory = {}
export const Required: AccountStory = { args: { arrange: typed({}) } }
/** What was typed before the page was loaded again. */
export const Kept: AccountStory = {
  args: {
    arrange: ({ store }) => store.setState({ email, keptAt: Date.now() - 12 * 60_000 }),
  },
}
export const Refused: AccountStory = {
  args: {
    server: {
      sendUserCode: {
        code: 28010,
        message: 'Wait 40 seconds before requesting another code.',
      },
    },
    arrange: typed({ email }),
  },
}
export const Code: AccountStory = { args: { arrange: toCode() } }
export const CodeByMobile: AccountStory = {
  args: { arrange: toCode('482', { kind: 'mobile', dialRegion: 'JP', mobile: '090-1234-5678' }) },
}
export const LongAddress: AccountStory = { args: { arrange: toCode('', { email: longEmail }) } }
export const WrongCode: AccountStory = {
  args: { server: { checkUserCode: { data: {} } }, arrange: toCode('482913') },
}
export const CodeOffline: AccountStory = {
  args: { server: { checkUserCode: 'cut' }, arrange: toCode('482913') },
}
export const Password: AccountStory = { args: { arrange: toPassword() } }
export const WeakPassword: AccountStory = {
  args: { arrange: afterPassword({ password: 'custody26', confirmation: '' }) },
}
export const OtherConfirmation: AccountStory = {
  args: { arrange: afterPassword({ confirmation: 'Custody2025' }) },
}
export const Terms: AccountStory = { args: { arrange: afterPassword() } }
export const TermsMissing: AccountStory = { args: { arrange: registered({}) } }
export const Regions: AccountStory = {
  args: { arrange: afterPassword() },
  play: ({ canvasElement }) => press(canvasElement, '.tw-region > button'),
}
export const RegionNotFound: AccountStory = {
  args: { arrange: afterPassword() },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-region > button')
    const search = await find(canvasElement, '.tw-region-choice input')
    await fireEvent.input(search, { target: { value: 'Atlantis' } })
  },
}
export const Document: AccountStory = {
  args: { arrange: afterPassword() },
  play: ({ canvasElement }) => press(canvasElement, '.tw-documents > button'),
}
export const DocumentFailed: AccountStory = {
  beforeEach: () => {
    const { entries } = Object
    // The loaders of the documents: a file that an earlier story has loaded would not fail.
    const load = () => Promise.reject(new Error('missing'))
    Reflect.set(Object, 'entries', (value: object) =>
      entries(value).map(([name, each]) => [
        name,
        name.endsWith('/account-terms.md') ? load : each,
      ]),
    )
    return () => Reflect.set(Object, 'entries', entries)
  },
  args: { arrange: afterPassword() },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.tw-documents > button')
    await find(canvasElement, 'dialog .tw-notice')
  },
}
export const Unknown: AccountStory = {
  args: { server: { register: 'cut' }, arrange: registered() },
}
export const UnknownBefore: AccountStory = {
  args: {
    server: { register: 'cut' },
    arrange: async (model) => {
      await registered()(model)
      for (const _ of ['PASSWORD', 'CODE', 'ACCOUNT']) model.stepBack()
      await typed({ email: 'other@example.com' })(model)
    },
  },
}
/** The answer was lost, and the next try is refused. */
export const MayBeOpen: AccountStory = {
  args: {
    server: { register: ['cut', { code: 28003, message: 'This region is not served.' }] },
    arrange: async (model) => {
      await registered()(model)
      await (await model.actions()).register()
    },
  },
}
export const NotOpened: AccountStory = {
  args: {
    server: { register: { code: 28003, message: 'This region is not served.' } },
    arrange: registered(),
  },
}
export const Opening: AccountStory = {
  args: { server: { register: 'silence' }, arrange: registered() },
}
export const Ended: AccountStory = {
  args: {
    server: { register: { code: 50008, message: 'Your code has expired.' } },
    arrange: registered(),
  },
}
export const Success: AccountStory = { args: { arrange: succeeded } }

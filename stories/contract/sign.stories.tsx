import type { Meta } from '@storybook/react-vite'
import type { ContractModel } from '../../elements/contract/model/model.ts'
import { createInputs } from '../../elements/contract/signature/kept-signature.ts'
import { list } from '../support/fake-server.ts'
import { holdToasts } from '../support/hold-toasts.ts'
import { find, press } from '../support/shadow-queries.ts'
import { storyToken } from '../support/story-screen.ts'
import { type ContractStory, contractMeta } from './ContractScreen.ts'
import { contract } from './fixtures.ts'
import { drawn, flourish, submitted, toSignature } from './scenarios.ts'

const meta: Meta<typeof contractMeta.component> = {
  ...contractMeta,
  title: 'Screens/Agreement/Sign',
  play: toSignature,
}
export default meta

/** Submits and keeps the toast open. */
const submittedWithToast = async (model: ContractModel) => {
  await holdToasts(model)
  await submitted(model)
}

export const Empty: ContractStory = {}
/** Submitted without a signature. */
export const Missing: ContractStory = {
  args: { arrange: holdToasts },
  play: async (context) => {
    await toSignature(context)
    await press(context.canvasElement, 'footer button')
  },
}
export const Saved: ContractStory = { args: { arrange: drawn } }
/** What was drawn before the page was loaded again. */
export const Kept: ContractStory = {
  beforeEach: () => {
    const { ink, typed } = flourish()
    createInputs({ token: () => storyToken, storage: () => localStorage })
      .open('signature')
      .save({ mode: 'drawn', ink, typed, savedOn: { width: 800, height: 300, ratio: 1 } })
  },
}
export const Uploading: ContractStory = {
  name: 'Sending 40 %',
  args: { server: { uploadImage: { stopsAt: 0.4 } }, arrange: submitted },
}
export const Sending: ContractStory = {
  args: { server: { signContract: 'silence' }, arrange: submitted },
}
export const UploadFailed: ContractStory = {
  args: { server: { uploadImage: 'cut' }, arrange: submittedWithToast },
}
export const Refused: ContractStory = {
  args: {
    server: { signContract: { code: 28021, message: 'This agreement has been withdrawn.' } },
    arrange: submittedWithToast,
  },
}
/** The answer was lost, and the server does not say whether it was signed. */
export const UnknownOutcome: ContractStory = {
  args: {
    server: { getContractByToken: list([contract]), signContract: 'cut' },
    arrange: submitted,
  },
}
export const Asking: ContractStory = {
  args: {
    server: { getContractByToken: [list([contract]), 'silence'], signContract: 'cut' },
    arrange: submitted,
  },
}
/** The answer was lost, and the server says that nothing was signed. */
export const NotSigned: ContractStory = {
  args: { server: { signContract: 'cut' }, arrange: submittedWithToast },
}
/** Both parties have the same role: the text can be read, and not signed. */
export const UnclearRoles: ContractStory = {
  args: {
    server: {
      getContractByToken: list([{ ...contract, partARole: 'broker', partBRole: 'broker' }]),
    },
  },
  play: async ({ canvasElement }) => {
    const notice = await find(canvasElement, '.tw-notice[data-tone=error]')
    notice.scrollIntoView({ block: 'center' })
  },
}

import type { Meta } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { slip } from '../../preview/slip.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { list } from '../support/fake-server.ts'
import { emptyFile, renamedFile } from '../support/pictures.ts'
import { fill, find } from '../support/shadow-queries.ts'
import { type TransferArgs, type TransferStory, transferMeta } from './TransferScreen.ts'
import { withKeptInput } from './with-kept-input.ts'

const meta: Meta<typeof transferMeta.component> = {
  ...transferMeta,
  title: 'Screens/Deposit/Proof of payment',
}
export default meta

const prove: TransferArgs = {
  isUsd: true,
  arrange: ({ store }) => store.resumeProof('WIRE'),
}

/** Puts a file into the upload box; the result is the step's own state. */
const give =
  (file: () => Promise<File>): NonNullable<TransferStory['play']> =>
  async ({ canvasElement }) => {
    const input = (await find(canvasElement, 'input[type=file]')) as HTMLInputElement
    const files = new DataTransfer()
    files.items.add(await file())
    input.files = files.files
    await fireEvent.change(input)
  }

export const Empty: TransferStory = { args: prove }
export const Errors: TransferStory = {
  args: prove,
  play: ({ canvasElement }) => fill(canvasElement),
}
export const AmountTooSmall: TransferStory = {
  args: {
    ...prove,
    // The offers contain the minimum amount.
    arrange: async ({ store }) => {
      await store.load('offers')
      store.resumeProof('WIRE')
    },
  },
  beforeEach: withKeptInput('deposit-proof', {
    proof: { method: 'WIRE', amount: '1', proof: { url: '/p', name: 'slip.png' } },
  }),
  play: ({ canvasElement }) => fill(canvasElement),
}
/** More was sent than the method takes: it is reported nevertheless. */
export const AboveMaximum: TransferStory = {
  args: {
    isUsd: true,
    arrange: async ({ store }) => {
      await store.load('offers')
      store.resumeProof('CREDIT_CARD')
    },
  },
  beforeEach: withKeptInput('deposit-proof', { proof: { method: 'CREDIT_CARD', amount: '7,500' } }),
}
/** Resumed after a reload: the picture is on the server, its preview is gone. */
export const Kept: TransferStory = {
  args: prove,
  beforeEach: withKeptInput('deposit-proof', {
    proof: {
      method: 'WIRE',
      amount: decimalText('2500'),
      proof: { url: 'https://example.com/p.png', name: 'remittance-slip-2026-03-02.png' },
    },
  }),
}
export const Uploading: TransferStory = {
  args: { ...prove, server: { uploadImage: { stopsAt: 0.4 } } },
  play: give(slip),
}
export const Done: TransferStory = { args: prove, play: give(slip) }
/** Resumed after the server has stopped offering its method. */
export const NotOffered: TransferStory = {
  args: { ...prove, server: { getUsdChannel: list([{ method: 'WIRE', offered: false }]) } },
  beforeEach: withKeptInput('deposit-proof', { proof: { method: 'WIRE', amount: '2500' } }),
}
export const Failed: TransferStory = {
  args: { ...prove, server: { uploadImage: 'cut' } },
  play: give(slip),
}
/** Refused by the server, and not changed since. */
export const Refused: TransferStory = {
  args: {
    ...prove,
    arrange: async (model) => {
      await model.actions()
      model.store.resumeProof('WIRE')
      const message = 'The slip belongs to another account.'
      model.orders.store.setState({
        phase: { name: 'none', issue: { kind: 'refused', message } },
      })
    },
  },
  beforeEach: withKeptInput('deposit-proof', {
    proof: { method: 'WIRE', amount: '2500', proof: { url: '/p', name: 'slip.png' } },
  }),
}
export const EmptyFile: TransferStory = { args: prove, play: give(emptyFile) }
export const RenamedFile: TransferStory = { args: prove, play: give(renamedFile) }
export const LongFileName: TransferStory = {
  args: prove,
  play: give(() => slip(`${'remittance-of-a-very-long-name-'.repeat(6)}.png`)),
}
const sendingProof = {
  name: 'sending',
  order: {
    kind: 'deposit-proof',
    currency: 'USD',
    amount: decimalText('2500'),
    to: 'Bank wire',
    channel: 'WIRE',
    proof: '/p',
  },
} as const

export const Sending: TransferStory = {
  args: {
    ...prove,
    arrange: async (model) => {
      await model.actions()
      model.store.resumeProof('WIRE')
      model.orders.store.setState({ phase: sendingProof })
    },
  },
  beforeEach: withKeptInput('deposit-proof', {
    proof: { method: 'WIRE', amount: '2500', proof: { url: '/p', name: 'slip.png' } },
  }),
}
/** The host has switched to USDT, which has no such step. */
export const SendingInTheOtherMode: TransferStory = {
  args: {
    arrange: async (model) => {
      await model.actions()
      model.orders.store.setState({ phase: sendingProof })
    },
  },
  beforeEach: withKeptInput('deposit-proof', {
    proof: { method: 'WIRE', amount: '2500', proof: { url: '/p', name: 'slip.png' } },
  }),
}

import type { Meta } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { fill, find } from '../support/inside.ts'
import { emptyFile, renamedFile, slip } from '../support/pictures.ts'
import { type ScreenStory, screenMeta } from '../support/screens.ts'
import type { TransferScreenProps } from '../support/TransferScreen.tsx'

const meta: Meta<typeof screenMeta.component> = { ...screenMeta, title: 'Screens/Prove image' }
export default meta

const prove: TransferScreenProps = {
  isUsd: true,
  arrange: ({ store }) => store.resumeProof('WIRE'),
}

/** Puts a file into the upload box; what comes of it is the step's own state. */
const give =
  (file: () => Promise<File>): NonNullable<ScreenStory['play']> =>
  async ({ canvasElement }) => {
    const input = (await find(canvasElement, 'input[type=file]')) as HTMLInputElement
    const files = new DataTransfer()
    files.items.add(await file())
    input.files = files.files
    await fireEvent.change(input)
  }

export const Empty: ScreenStory = { args: prove }
export const Errors: ScreenStory = {
  args: prove,
  play: ({ canvasElement }) => fill(canvasElement),
}
export const AmountTooSmall: ScreenStory = {
  args: {
    ...prove,
    saved: { proof: { method: 'WIRE', amount: '1', proof: { url: '/p', name: 'slip.png' } } },
    // The smallest amount is what the offers say.
    arrange: async ({ store }) => {
      await store.load('offers')
      store.resumeProof('WIRE')
    },
  },
  play: ({ canvasElement }) => fill(canvasElement),
}
export const Uploading: ScreenStory = {
  args: { ...prove, server: { upload: { stopsAt: 0.4 } } },
  play: give(slip),
}
export const Done: ScreenStory = { args: prove, play: give(slip) }
/** Taken up after a reload: the picture is on the server, its preview is gone. */
export const Restored: ScreenStory = {
  args: {
    ...prove,
    saved: {
      proof: {
        method: 'WIRE',
        amount: '2500',
        proof: { url: 'https://example.com/p.png', name: 'remittance-slip-2026-03-02.png' },
      },
    },
  },
}
export const Failed: ScreenStory = {
  args: { ...prove, server: { upload: 'cut' } },
  play: give(slip),
}
export const EmptyFile: ScreenStory = { args: prove, play: give(emptyFile) }
export const RenamedFile: ScreenStory = { args: prove, play: give(renamedFile) }
export const LongFileName: ScreenStory = {
  args: prove,
  play: give(() => slip(`${'remittance-of-a-very-long-name-'.repeat(6)}.png`)),
}
export const Sending: ScreenStory = {
  args: {
    ...prove,
    saved: { proof: { method: 'WIRE', amount: '2500', proof: { url: '/p', name: 'slip.png' } } },
    arrange: async (model) => {
      await model.later()
      model.store.resumeProof('WIRE')
      model.submissionState.setState({
        phase: {
          name: 'sending',
          order: {
            kind: 'deposit-proof',
            currency: 'USD',
            amount: decimalText('2500'),
            to: 'Bank wire',
            payload: {
              amount: decimalText('2500'),
              proveImage: '/p',
              remark: '',
              transferWay: 'WIRE',
              type: 'DEPOSIT',
              paymentChannel: 'WIRE',
            },
          },
        },
      })
    },
  },
}

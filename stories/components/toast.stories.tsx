import type { Meta, StoryObj } from '@storybook/react-vite'
import { infoToastMs, toastMs } from '../../shared/limits.ts'
import { ToastRegion } from '../../shared/ui/ToastRegion.tsx'
import { InShadowRoot } from '../support/InShadowRoot.tsx'
import { guided } from './guide.ts'

const longMessage = 'A server may send whatever it likes, even a whole page of words. '.repeat(20)

const meta: Meta<typeof ToastRegion> = {
  title: 'Components/Messages/Toast',
  component: ToastRegion,
  ...guided({
    file: 'shared/ui/ToastRegion.tsx',
    purpose: 'Confirms what is over, for a moment.',
    when: ['Something was copied, saved, or has gone through, and nothing needs to be done.'],
    whenNot: [
      'The screen has a place for the message: a notice there, and the toast is for screen readers only.',
      'Anything that must be read.',
    ],
    how: `${toastMs / 1000} seconds at the top, ${infoToastMs / 1000} at the bottom for information. It never covers the title or the main action.`,
    words: 'A few words, without a button.',
    accessibility:
      'Announced; stays while the pointer or the focus is on it. In the top layer, above every page.',
  }),
}
export default meta

type Story = StoryObj<typeof ToastRegion>

/** Toasts that stay open. */
export const States: Story = {
  render: () => (
    <InShadowRoot>
      <ToastRegion
        toasts={[
          { id: 1, tone: 'success', text: 'Success' },
          { id: 2, tone: 'error', text: 'Network Error' },
          {
            id: 3,
            tone: 'warning',
            text: 'A warning with more words than fit into one line of a phone',
          },
          { id: 4, tone: 'info', text: 'Bottom centre, for a second' },
        ]}
      />
    </InShadowRoot>
  ),
}
/** It opens when the pointer or the focus is on it. */
export const LongToast: Story = {
  render: () => (
    <InShadowRoot>
      <ToastRegion toasts={[{ id: 1, tone: 'error', text: longMessage }]} />
    </InShadowRoot>
  ),
}

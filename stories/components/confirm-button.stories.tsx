import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConfirmButton } from '../../shared/ui/ConfirmButton.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof ConfirmButton> = {
  title: 'Components/Actions/Confirm button',
  component: ConfirmButton,
  ...guided({
    file: 'shared/ui/ConfirmButton.tsx',
    purpose: 'Sends money, signs, or removes something, and only once.',
    when: ['A press cannot be taken back.', 'It appears where another button was.'],
    whenNot: ['Going on to a review: nothing is sent yet, so a button is enough.'],
    how: 'It ignores presses for a moment when it is new, after it was busy, and when what it confirms has changed. The second press of a double click never counts.',
    words: 'The act and the amount: Withdraw. After a change of the fee the new amount.',
    accessibility: 'While it ignores presses it is aria-disabled and keeps the focus.',
  }),
  args: { children: 'Withdraw', variant: 'primary', confirms: '25', onClick: fn() },
  render: (args) => (
    <Gallery>
      <ConfirmButton {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof ConfirmButton>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <ConfirmButton variant="primary">Withdraw</ConfirmButton>
      <ConfirmButton variant="primary" busy busyLabel="Sending">
        Withdraw
      </ConfirmButton>
      <ConfirmButton variant="danger">Remove bank account</ConfirmButton>
    </Gallery>
  ),
}

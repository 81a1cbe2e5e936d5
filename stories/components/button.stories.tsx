import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../shared/ui/Button.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Button> = {
  title: 'Components/Actions/Button',
  component: Button,
  ...guided({
    file: 'shared/ui/Button.tsx',
    purpose: 'Starts an act: sends, saves, opens, tries again.',
    when: [
      'The reader decides something now. One button of a screen is primary, at its foot.',
      'danger: it removes something that cannot be had back.',
    ],
    whenNot: [
      'It leads to another step of a list: use a menu row.',
      'It sends money or signs: use a confirm button.',
    ],
    how: 'While busy it keeps its place, its focus and its width, and ignores presses. A disabled button says nothing about why; rather leave it enabled and let the form answer.',
    words:
      'A verb and its object: Save a copy. The main action names the amount: Withdraw 1,500.00 USD. Never OK, Yes, Submit.',
    accessibility: 'A native button of at least 44 px. The text while busy is announced.',
  }),
  args: { children: 'Withdraw', variant: 'primary', busy: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
  },
  render: (args) => (
    <Gallery>
      <Button {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Button>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Button variant="primary">Submit</Button>
      <Button variant="primary" busy busyLabel="Sending">
        Submit
      </Button>
      <Button variant="primary" disabled>
        Submit
      </Button>
      <Button>Try again</Button>
      <Button variant="quiet">Max</Button>
      <Button variant="danger">Remove bank account</Button>
      <Button variant="primary">
        A main action whose words are so long that they take more than one line of a phone
      </Button>
    </Gallery>
  ),
}

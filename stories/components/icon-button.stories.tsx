import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../shared/ui/frame/IconButton.tsx'
import { close, eye, eyeOff } from '../../shared/ui/icons.ts'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof IconButton> = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  ...guided({
    file: 'shared/ui/frame/IconButton.tsx',
    purpose: 'A frequent act with an icon that everyone knows.',
    when: ['Back, close, show and hide, copy, beside the thing it concerns.'],
    whenNot: ['The icon needs an explanation: use a quiet button with words.'],
    how: '44 × 44 px around an icon of 20 px.',
    words: 'The label says what a press does now: Show account number, then Hide account number.',
    accessibility:
      'The label is its name, and is not shown as a tooltip; the icon is hidden from assistive technology.',
  }),
  args: { label: 'Show account number', children: <Icon d={eye} />, onClick: fn() },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Gallery>
      <IconButton {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof IconButton>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <IconButton label="Show account number">
        <Icon d={eye} />
      </IconButton>
      <IconButton label="Hide account number">
        <Icon d={eyeOff} />
      </IconButton>
      <IconButton label="Close">
        <Icon d={close} />
      </IconButton>
    </Gallery>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof CopyButton> = {
  title: 'Components/Actions/Copy button',
  component: CopyButton,
  ...guided({
    file: 'shared/ui/CopyButton.tsx',
    purpose: 'Copies a number or an address, so that nobody types it.',
    when: ['A value goes into another app: an address, an account number, a reference.'],
    whenNot: ['The value has one short word, or can be read aloud.'],
    how: 'A check mark replaces the icon for a moment, but only after the browser has confirmed. If it refuses, a dialog shows the text, selected.',
    words:
      'Copy and the name of the value: Copy account number. It is the name even where only the icon shows.',
    accessibility: 'The copy is announced by a message; the button keeps its focus.',
  }),
  args: {
    label: 'Copy address',
    text: 'TKNdG6NL1jshaCAe2GwEgemjKMm3chhgZN',
    variant: 'text',
    onCopied: fn(),
    onFailed: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: ['icon', 'text'] } },
  render: (args) => (
    <Gallery>
      <CopyButton {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof CopyButton>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <CopyButton label="Copy account number" text="000000004417" onCopied={fn()} onFailed={fn()} />
      <CopyButton
        variant="text"
        label="Copy address"
        text="TKNdG6NL1jshaCAe2GwEgemjKMm3chhgZN"
        onCopied={fn()}
        onFailed={fn()}
      />
    </Gallery>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../shared/ui/Button.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Notice> = {
  title: 'Components/Messages/Notice',
  component: Notice,
  ...guided({
    file: 'shared/ui/Notice.tsx',
    purpose: 'A message that belongs to a place and stays there.',
    when: [
      'A part could not be loaded, an order was refused, something must be read before one goes on.',
    ],
    whenNot: [
      'What was typed is wrong: the field says so.',
      'It is over at once and needs no answer: a toast.',
    ],
    how: 'warning: read this before you continue. error: something has failed. info and success say something good to know. One of a kind on a screen.',
    words: 'The title says what happened, the text what it means for the money and what to do.',
    accessibility: 'An icon and words beside the colour. One that appears later is announced.',
  }),
  args: { tone: 'warning', title: 'Send only USDT', children: 'Anything else is lost.' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'error'] } },
  render: (args) => (
    <Gallery>
      <Notice {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Notice>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice of tone ${tone}`}>
          What happened, what it means for the money, what to do.
        </Notice>
      ))}
      <Notice
        tone="error"
        title="Your balance could not be loaded"
        action={<Button>Try again</Button>}
      />
      <Notice tone="info">Without a title.</Notice>
    </Gallery>
  ),
}
/** A long text of a server is clamped; *Show all* opens it. */
export const LongNotice: Story = {
  args: {
    tone: 'error',
    title: 'This information could not be loaded',
    children: 'A server may send whatever it likes, even a whole page of words. '.repeat(20),
  },
}

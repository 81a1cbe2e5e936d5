import type { Meta, StoryObj } from '@storybook/react-vite'
import { LongText } from '../../shared/ui/LongText.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof LongText> = {
  title: 'Components/Facts/Long text',
  component: LongText,
  ...guided({
    file: 'shared/ui/LongText.tsx',
    purpose: 'A text of a server, of any length.',
    when: ['A reason, a message or a note that we have not written.'],
    whenNot: ['Our own texts: they are short.'],
    how: 'Up to three hundred characters are shown; of a longer one the first lines, and all on request.',
    words: 'Show all, Show less.',
    accessibility:
      'The button says whether the text is open; the open text can be scrolled by the keyboard.',
  }),
  args: { text: 'A server may send a whole page of words. '.repeat(20) },
  render: (args) => (
    <Gallery>
      <LongText {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof LongText>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <LongText text="A short text is shown as it is." />
      <LongText text={'A server may send a whole page of words. '.repeat(20)} />
    </Gallery>
  ),
}

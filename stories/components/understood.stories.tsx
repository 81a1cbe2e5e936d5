import type { Meta, StoryObj } from '@storybook/react-vite'
import { Understood } from '../../shared/ui/Understood.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Understood> = {
  title: 'Components/Forms/Understood',
  component: Understood,
  ...guided({
    file: 'shared/ui/Understood.tsx',
    purpose: 'Says what was understood of a typed text.',
    when: [
      'An amount or a name can be written in several ways, and what we read is not what was typed.',
    ],
    whenNot: ['What was typed is wrong: the error of the field says so.'],
    how: 'It stands below the field, and is empty if nothing needs to be said. An unclear text has the colour of warnings.',
    words: 'The value as it will be sent, without a verb.',
    accessibility: 'Announced politely when the typing rests.',
  }),
  args: { text: 'Read as a bank in Japan', isUnclear: false },
  render: (args) => (
    <Gallery>
      <Understood {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Understood>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Understood text="Read as a bank in Japan" />
      <Understood text="It can be read in two ways" isUnclear />
    </Gallery>
  ),
}

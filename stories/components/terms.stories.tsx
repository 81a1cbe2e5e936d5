import type { Meta, StoryObj } from '@storybook/react-vite'
import { TermList } from '../../shared/ui/TermList.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const rows: readonly (readonly [string, string])[] = [
  ['Minimum', '100.00 USDT'],
  ['Fee', 'None'],
  ['Arrival', 'About 3 minutes'],
]

const meta: Meta<typeof TermList> = {
  title: 'Components/Facts/Term list',
  component: TermList,
  ...guided({
    file: 'shared/ui/TermList.tsx',
    purpose: 'Two to four short facts, side by side.',
    when: ['The terms of a method: minimum, fee, time.'],
    whenNot: ['Facts that a person compares or copies: use details.'],
    how: 'Side by side where there is room, else below each other. A long text is clamped.',
    words: 'The label is one word, the fact a few.',
    accessibility: 'A description list.',
  }),
  args: { rows },
  render: (args) => (
    <Gallery>
      <TermList {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof TermList>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <TermList rows={rows} />
      <TermList rows={[['Note', 'A fact that a server writes may be long. '.repeat(12)]]} />
    </Gallery>
  ),
}

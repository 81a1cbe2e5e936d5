import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns } from '../../shared/ui/Columns.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Columns> = {
  title: 'Components/Facts/Columns',
  component: Columns,
  ...guided({
    file: 'shared/ui/Columns.tsx',
    purpose: 'The facts of one choice, lined up with those of the next.',
    when: ['Below the name of a radio or a menu row.'],
    whenNot: ['Facts of a single thing: use a term list.'],
    how: 'An unknown fact keeps its column, so that the others stay in line.',
    words: 'As short as possible; the same order in each choice.',
    accessibility: 'Part of the description of its choice.',
  }),
  args: { facts: ['Fee 1.00 USDT', 'About 3 minutes'] },
  render: (args) => (
    <Gallery>
      <Columns {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Columns>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Columns facts={['Fee 1.00 USDT', 'About 3 minutes']} />
      <Columns facts={[undefined, 'About 5 minutes']} />
    </Gallery>
  ),
}

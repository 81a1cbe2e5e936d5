import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { ChipGroup } from '../../shared/ui/ChipGroup.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const kinds = ['All', 'Deposits', 'Withdrawals', 'Transfers', 'Conversions', 'Interest']
const options = kinds.map((label) => ({ value: label, label }))

const meta: Meta<typeof ChipGroup> = {
  title: 'Components/Forms/Chips',
  component: ChipGroup,
  ...guided({
    file: 'shared/ui/ChipGroup.tsx',
    purpose: 'Narrows a list, or chooses one of a few short words.',
    when: ['Two to seven words of one or two syllables, seen at one glance.'],
    whenNot: ['The choices need a description: use radios.', 'It leads somewhere: use menu rows.'],
    how: 'One line that scrolls; the chosen chip is gold at its edge, and one is always chosen.',
    words: 'Nouns without a verb: Deposits, not Show deposits.',
    accessibility:
      'Native radios: the arrow keys move, the group has a name even where it is hidden.',
  }),
  args: { label: 'Kind', name: 'kind', value: 'All', hideLabel: false, onChange: fn(), options },
  argTypes: { value: { control: false } },
}
export default meta

type Story = StoryObj<typeof ChipGroup>

export const Playground: Story = {
  render: function Chosen(args) {
    const [value, choose] = useState('All')
    return (
      <Gallery>
        <ChipGroup {...args} value={value} onChange={choose} />
      </Gallery>
    )
  },
}
export const States: Story = {
  render: () => (
    <Gallery>
      <ChipGroup label="Kind" name="a" value="All" onChange={fn()} options={options} />
      <ChipGroup
        label="Currency"
        name="b"
        value="USD"
        onChange={fn()}
        hideLabel
        options={['USD', 'USDT'].map((label) => ({ value: label, label }))}
      />
    </Gallery>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Columns } from '../../shared/ui/Columns.tsx'
import { RadioGroup } from '../../shared/ui/RadioGroup.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const networks = [
  {
    value: 't',
    label: 'TRC20',
    description: 'Tron (TRC20)',
    detail: <Columns facts={['Fee 1.00 USDT', 'About 3 minutes']} />,
  },
  {
    value: 'e',
    label: 'ERC20',
    description: 'Ethereum (ERC20)',
    detail: <Columns facts={['No fee', 'About 5 minutes']} />,
  },
  { value: 'b', label: 'BEP20', description: 'BNB Smart Chain (BEP20)', disabled: true },
]

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/Forms/Radios',
  component: RadioGroup,
  ...guided({
    file: 'shared/ui/RadioGroup.tsx',
    purpose: 'One of a few options that differ in what they cost or mean.',
    when: ['Two to six options whose facts are compared: networks, kinds of an account.'],
    whenNot: [
      'More options than a screen holds: use the region field as a model.',
      'Single words: use chips.',
    ],
    how: 'All options are visible; their facts line up. What cannot be chosen now stays with its reason.',
    words: 'The label of the group asks; each option is a noun, with its facts below.',
    accessibility: 'Native radios in a group with a name. The error belongs to the group.',
  }),
  args: {
    label: 'Network',
    name: 'network',
    value: undefined,
    options: networks,
    error: '',
    hideLabel: false,
    onChange: fn(),
  },
  argTypes: { value: { control: false } },
}
export default meta

type Story = StoryObj<typeof RadioGroup>

export const Playground: Story = {
  render: function Chosen(args) {
    const [value, choose] = useState<string>()
    return (
      <Gallery>
        <RadioGroup {...args} value={value} onChange={choose} />
      </Gallery>
    )
  },
}
export const States: Story = {
  render: () => (
    <Gallery>
      <RadioGroup
        label="Network"
        name="one"
        value={undefined}
        onChange={fn()}
        options={networks}
        error="Please choose a network"
      />
      <RadioGroup
        label="Account type"
        name="two"
        value="p"
        onChange={fn()}
        options={[
          { value: 'p', label: 'Personal' },
          { value: 'c', label: 'Corporate' },
        ]}
      />
    </Gallery>
  ),
}

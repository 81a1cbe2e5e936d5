import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Checkbox } from '../../shared/ui/Checkbox.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  ...guided({
    file: 'shared/ui/Checkbox.tsx',
    purpose: 'A consent that the reader gives.',
    when: ['A sentence must be agreed to before an order or an account.'],
    whenNot: ['Switching a setting, or choosing among several: use radios or chips.'],
    how: 'Never ticked beforehand. The label can be pressed; a document in it opens beside the form, which keeps what was typed.',
    words: 'A sentence of the reader, in the first person: I agree to …',
    accessibility: 'A native checkbox; its error is announced at once.',
  }),
  args: {
    label: 'I agree to the account terms',
    name: 'terms',
    checked: true,
    error: '',
    onChange: fn(),
  },
  render: (args) => (
    <Gallery>
      <Checkbox {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Checkbox>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Checkbox label="I agree to the account terms" name="a" checked={false} onChange={fn()} />
      <Checkbox label="I agree to the account terms" name="b" checked onChange={fn()} />
      <Checkbox
        label="I agree to the account terms"
        name="c"
        checked={false}
        onChange={fn()}
        error="Please agree to the terms first"
      />
      <Checkbox
        label="I confirm that the money comes from an account in my own name, and that I have read what is said about the fees and the time it takes"
        name="d"
        checked={false}
        onChange={fn()}
      />
    </Gallery>
  ),
}

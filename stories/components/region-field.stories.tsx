import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { RegionField } from '../../shared/person/region/RegionField.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof RegionField> = {
  title: 'Components/Forms/Region field',
  component: RegionField,
  ...guided({
    file: 'shared/person/region/RegionField.tsx',
    purpose: 'A country or region, of more than two hundred.',
    when: ['An address, a bank or a telephone number needs it.'],
    whenNot: ['A few options: use radios.'],
    how: "It opens a dialog with a search, which finds a region by its name in the reader's language, in English, and by its code.",
    words: "Country or region. The names are those of the browser, in the reader's language.",
    accessibility:
      'A button that says label and value; the dialog keeps the focus and gives it back.',
  }),
  args: { label: 'Country or region', value: '', error: '', hint: '', onChange: fn() },
  argTypes: { value: { control: false } },
}
export default meta

type Story = StoryObj<typeof RegionField>

export const Playground: Story = {
  render: function Chosen(args) {
    const [value, choose] = useState('')
    return (
      <Gallery>
        <RegionField {...args} value={value} onChange={choose} />
      </Gallery>
    )
  },
}
export const States: Story = {
  render: () => (
    <Gallery>
      <RegionField label="Country or region" value="" onChange={fn()} />
      <RegionField label="Country or region, chosen" value="JP" onChange={fn()} />
      <RegionField
        label="Country or region, missing"
        value=""
        onChange={fn()}
        error="Please choose a country or region"
      />
    </Gallery>
  ),
}

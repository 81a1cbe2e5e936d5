import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../../shared/ui/Banner.tsx'
import { Rosette } from '../../shared/ui/Rosette.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const lines = ['Custody by Fable Trust.', 'Settlement by Sample Clearing.']

const meta: Meta<typeof Banner> = {
  title: 'Components/Facts/Banner',
  component: Banner,
  ...guided({
    file: 'shared/ui/Banner.tsx',
    purpose: 'The company behind a screen.',
    when: ['The first step of a transfer.'],
    whenNot: ['Any further step.'],
    how: 'A logo that cannot be loaded leaves no gap.',
    words: 'The name, then one sentence for each thing it does. No licence, no promise.',
    accessibility: 'A name and paragraphs; the ornament is hidden from assistive technology.',
  }),
  args: { name: 'Fable Trust', lines },
  render: (args) => (
    <Gallery>
      <Banner {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Banner>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Banner name="Fable Trust" lines={lines} />
      <Banner name="Fable Trust" lines={lines} ornament={<Rosette />} />
    </Gallery>
  ),
}

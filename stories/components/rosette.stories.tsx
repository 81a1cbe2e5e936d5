import type { Meta, StoryObj } from '@storybook/react-vite'
import { Engraving } from '../../shared/paper/certificate/Engraving.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Engraving> = {
  title: 'Components/Documents/Rosette',
  component: Engraving,
  ...guided({
    file: 'shared/paper/certificate/Engraving.tsx',
    purpose: 'The mark of a document.',
    when: ["A receipt, a certificate, a signed agreement, the company's banner."],
    whenNot: ['A form, a list, an empty place.'],
    how: 'Drawn from the number of the order: the same number is always the same engraving, and no two are alike.',
    words: 'None.',
    accessibility: 'Hidden from assistive technology.',
  }),
  args: { seed: '2026030200417' },
  render: (args) => (
    <Gallery>
      <span className="tw-engraving">
        <Engraving {...args} />
      </span>
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Engraving>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      {['2026030200417', '2026030200418'].map((seed) => (
        <span key={seed} className="tw-engraving">
          <Engraving seed={seed} />
        </span>
      ))}
    </Gallery>
  ),
}

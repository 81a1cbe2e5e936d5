import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '../../shared/ui/AddressText.tsx'
import { evmAddress, tronAddress } from '../transfer/fixtures.ts'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof AddressText> = {
  title: 'Components/Facts/Address',
  component: AddressText,
  ...guided({
    file: 'shared/ui/AddressText.tsx',
    purpose: 'A whole blockchain address, made to be compared.',
    when: ['A review, a receipt, a deposit: wherever money depends on it.'],
    whenNot: [
      'A list in which the address is one fact of many: there the first and last characters are enough.',
    ],
    how: 'Groups of four; the first and the last are marked, since those are compared. The gaps are margins: what is copied has none.',
    words: 'No words. The network is named beside it.',
    accessibility: 'Read as one text, without gaps.',
  }),
  args: { address: tronAddress },
  render: (args) => (
    <Gallery>
      <AddressText {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof AddressText>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <AddressText address={tronAddress} />
      <AddressText address={evmAddress} />
    </Gallery>
  ),
}

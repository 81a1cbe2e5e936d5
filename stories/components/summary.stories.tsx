import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '../../shared/ui/AddressText.tsx'
import { Money } from '../../shared/ui/Money.tsx'
import { Summary } from '../../shared/ui/Summary.tsx'
import { tronAddress } from '../transfer/fixtures.ts'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const rows = [
  { label: 'Debited from your wallet', value: <Money value="200.50" unit="USDT" /> },
  { label: 'Fee', value: <Money value="1.00" unit="USDT" /> },
  { label: 'You receive', value: <Money value="199.50" unit="USDT" />, strong: true },
]

const meta: Meta<typeof Summary> = {
  title: 'Components/Facts/Summary',
  component: Summary,
  ...guided({
    file: 'shared/ui/Summary.tsx',
    purpose: 'The figures of an order before it is confirmed.',
    when: ['What leaves, the fee and what arrives stand together.'],
    whenNot: ['Facts that do not add up: use details.'],
    how: 'The last row is the result, and the main figure of the screen.',
    words: 'Debited from your wallet, Fee, You receive: in this order.',
    accessibility: 'A description list in the order in which it adds up.',
  }),
  args: { rows, isBoxed: true },
  render: (args) => (
    <Gallery>
      <Summary {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Summary>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Summary
        rows={[{ label: 'To address', value: <AddressText address={tronAddress} /> }, ...rows]}
      />
      <Summary isBoxed rows={rows} />
    </Gallery>
  ),
}

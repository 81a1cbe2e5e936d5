import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { ReceiptHead } from '../../shared/orders/receipt/ReceiptHead.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const submitted = {
  status: 'submitted',
  headline: 'Withdrawal submitted',
  lead: [],
  amount: decimalText('1500'),
  currency: 'USD',
  seed: '2026030200417',
} as const

const meta: Meta<typeof ReceiptHead> = {
  title: 'Components/Documents/Receipt head',
  component: ReceiptHead,
  ...guided({
    file: 'shared/orders/receipt/ReceiptHead.tsx',
    purpose: 'The head of a receipt: its engraving, its outcome, its amount.',
    when: ['An order was accepted by the server, whatever became of it then.'],
    whenNot: ['The outcome is unknown: that is a step of its own, without an engraving.'],
    how: 'The mark in the engraving and the headline follow the reviews. Below it: how much arrives, where, by when; after a refusal why, and where the money is.',
    words: 'The headline is a sentence of four words at most.',
    accessibility: 'A change of the outcome is announced.',
  }),
  args: submitted,
  argTypes: {
    status: {
      control: 'inline-radio',
      options: ['submitted', 'finalReview', 'approved', 'rejected'],
    },
  },
  render: (args) => (
    <Gallery>
      <ReceiptHead {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof ReceiptHead>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <ReceiptHead {...submitted} />
      <ReceiptHead {...submitted} status="approved" headline="Withdrawal approved" />
      <ReceiptHead
        {...submitted}
        status="rejected"
        headline="Withdrawal rejected"
        lead={['The name on the account differs.', 'The money is in your wallet.']}
      />
    </Gallery>
  ),
}

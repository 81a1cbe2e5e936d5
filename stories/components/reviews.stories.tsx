import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewTargetHours } from '../../shared/limits.ts'
import { ReviewProgress, type ReviewStep } from '../../shared/ui/ReviewProgress.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const steps: readonly ReviewStep[] = [
  {
    key: 'a',
    title: 'Preliminary review by your broker',
    state: 'done',
    stateText: 'Approved',
  },
  {
    key: 'b',
    title: 'Final review by the clearing institution',
    state: 'current',
    stateText: 'Under review',
    details: [`Target: within ${reviewTargetHours} hours`],
  },
  { key: 'c', title: 'Payment', state: 'waiting', stateText: 'Not started' },
]

const meta: Meta<typeof ReviewProgress> = {
  title: 'Components/Facts/Review progress',
  component: ReviewProgress,
  ...guided({
    file: 'shared/ui/ReviewProgress.tsx',
    purpose: 'The reviews of an order, and which of them it is in.',
    when: ['A receipt or a record of an order that is reviewed.'],
    whenNot: ['The steps of a form: use step progress.'],
    how: 'Each step has a state in words, and its date or its reason below.',
    words: 'The title names who reviews, the state is one or two words.',
    accessibility: 'An ordered list; the current step is marked for assistive technology too.',
  }),
  args: { label: 'Review', steps },
  render: (args) => (
    <Gallery>
      <ReviewProgress {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof ReviewProgress>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <ReviewProgress label="Review" steps={steps} />
      <ReviewProgress
        label="Rejected review"
        steps={[
          {
            key: 'a',
            title: 'Preliminary review by your broker',
            state: 'failed',
            stateText: 'Rejected',
            details: ['The account name does not match the account holder.'],
          },
        ]}
      />
    </Gallery>
  ),
}

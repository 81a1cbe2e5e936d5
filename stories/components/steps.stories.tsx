import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const names = { account: 'Account', code: 'Code', password: 'Password' }

const meta: Meta<typeof StepProgress> = {
  title: 'Components/Facts/Step progress',
  component: StepProgress,
  ...guided({
    file: 'shared/ui/StepProgress.tsx',
    purpose: 'Where in a form of several steps the reader is.',
    when: ['Three to five steps that are always the same.'],
    whenNot: ['The steps depend on the answers.', 'A single form.'],
    how: 'Below the title. It does not lead anywhere: Back does.',
    words: 'One noun for each step.',
    accessibility: 'An ordered list with the current step marked; a change is announced.',
  }),
  args: { names, step: 'code', announcement: 'Step 2 of 3' },
  argTypes: { step: { control: 'inline-radio', options: Object.keys(names) } },
  render: (args) => (
    <Gallery>
      <StepProgress {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof StepProgress>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      {Object.entries(names).map(([step, name]) => (
        <StepProgress key={step} names={names} step={step} announcement={`${name} of three`} />
      ))}
    </Gallery>
  ),
}

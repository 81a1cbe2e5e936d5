import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../../shared/ui/Button.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Messages/Skeleton',
  component: Skeleton,
  ...guided({
    file: 'shared/ui/frame/Skeleton.tsx',
    purpose: 'The place of what is still loading.',
    when: ['The shape of what comes is known: lines, a row, a figure.'],
    whenNot: [
      'Something is being sent: the button says so, with its ring.',
      'What is there already must not be covered by it.',
    ],
    how: 'As high as what comes, so that nothing moves. It begins to breathe only after a second.',
    words: 'None.',
    accessibility: 'Silent; the frame is marked as busy.',
  }),
  args: { lines: 3 },
  render: (args) => (
    <Gallery>
      <Skeleton {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Skeleton>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Gallery>
      <Skeleton />
      <Skeleton lines={3} />
      <Skeleton height="76px" />
      <Skeleton width="8em" />
      <div>
        <Spinner />
      </div>
    </Gallery>
  ),
}

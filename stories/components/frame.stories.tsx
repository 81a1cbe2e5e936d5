import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../shared/ui/Button.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FrameFooter } from '../../shared/ui/frame/FrameFooter.tsx'
import { InShadowRoot } from '../support/InShadowRoot.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Frame> = {
  title: 'Components/Structure/Frame',
  component: Frame,
  ...guided({
    file: 'shared/ui/frame/Frame.tsx',
    purpose: 'One step of an element: title, content, main action.',
    when: ['Every step, once; the same frame stays for all steps of an element.'],
    whenNot: ['A part of a step.'],
    how: 'The title stays at the top, the main action at the foot. A new step slides in, and its title gets the focus. A host can take the title over.',
    words: 'The title is the task or the thing; the same words as on the button that led here.',
    accessibility: 'The title is a heading and has the focus first; Back has a name.',
  }),
}
export default meta

type Story = StoryObj<typeof Frame>

export const States: Story = {
  render: () => (
    <InShadowRoot>
      <Frame title="Withdraw" stepKey="one" back={{ label: 'Back', onBack: fn() }}>
        <p>One question.</p>
        <FrameFooter>
          <Button variant="primary">Next</Button>
        </FrameFooter>
      </Frame>
    </InShadowRoot>
  ),
}

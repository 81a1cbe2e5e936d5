import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button, Spinner } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FrameFooter } from '../../shared/ui/frame/FrameFooter.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { TextPrompt } from '../../shared/ui/TextPrompt.tsx'
import { ToastRegion } from '../../shared/ui/ToastRegion.tsx'
import { InShadowRoot } from '../support/InShadowRoot.tsx'
import { Gallery } from './Gallery.tsx'

const meta: Meta<typeof Notice> = {
  title: 'UI kit/Messages',
  component: Notice,
  args: { tone: 'warning', title: 'Send only USDT', children: 'Anything else is lost.' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'error'] } },
  render: (args) => (
    <Gallery>
      <Notice {...args} />
    </Gallery>
  ),
}
export default meta

type Story = StoryObj<typeof Notice>

export const OneNotice: Story = { name: 'Notice' }
export const Notices: Story = {
  render: () => (
    <Gallery>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice of tone ${tone}`}>
          What happened, what it means for the money, what to do.
        </Notice>
      ))}
      <Notice
        tone="error"
        title="Your balance could not be loaded"
        action={<Button>Try again</Button>}
      />
      <Notice tone="info">Without a title.</Notice>
    </Gallery>
  ),
}
const longMessage = 'A server may send whatever it likes, even a whole page of words. '.repeat(20)
/** A long text of a server is clamped; *Show all* opens it. */
export const LongNotice: Story = {
  args: { tone: 'error', title: 'This information could not be loaded', children: longMessage },
}
/** It opens when the pointer or the focus is on it. */
export const LongToast: Story = {
  render: () => (
    <InShadowRoot>
      <ToastRegion toasts={[{ id: 1, tone: 'error', text: longMessage }]} />
    </InShadowRoot>
  ),
}
/** Toasts that stay open. */
export const Toasts: Story = {
  render: () => (
    <InShadowRoot>
      <ToastRegion
        toasts={[
          { id: 1, tone: 'success', text: 'Success' },
          { id: 2, tone: 'error', text: 'Network Error' },
          {
            id: 3,
            tone: 'warning',
            text: 'A warning with more words than fit into one line of a phone',
          },
          { id: 4, tone: 'info', text: 'Bottom centre, for a second' },
        ]}
      />
    </InShadowRoot>
  ),
}
export const Waiting: Story = {
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
export const OpenDialog: Story = {
  render: function Opened() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Gallery>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog title="A dialog" open={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
          <p>The native one: it keeps the focus, and lies above every host page.</p>
        </Dialog>
      </Gallery>
    )
  },
}
export const Prompt: Story = {
  render: function Opened() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Gallery>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <TextPrompt
          title="Could not copy. Select and copy the text below"
          text="TKNdG6NL1jshaCAe2GwEgemjKMm3chhgZN"
          closeLabel="Close"
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      </Gallery>
    )
  },
}
export const Frames: Story = {
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

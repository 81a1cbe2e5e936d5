import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { TextPrompt } from '../../shared/ui/TextPrompt.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { guided } from './guide.ts'

const meta: Meta<typeof Dialog> = {
  title: 'Components/Messages/Dialog',
  component: Dialog,
  ...guided({
    file: 'shared/ui/dialog/Dialog.tsx',
    purpose: 'A task beside the step that the reader then returns to.',
    when: ['Choosing from a long list, drawing, reading a document.'],
    whenNot: [
      'Asking whether someone is sure: the review and the confirm button do that.',
      'A message: use a notice.',
    ],
    how: 'The native dialog, above every page. Its close button, Esc and a press beside it close it; what was typed in the step stays.',
    words: 'The title is that of the task.',
    accessibility: 'It keeps the focus and gives it back. Messages are announced within it.',
  }),
}
export default meta

type Story = StoryObj<typeof Dialog>

export const States: Story = {
  render: function Opened() {
    const [isOpen, setOpen] = useState(!location.search.includes('viewMode=docs'))
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
/** A text to copy by hand, if the clipboard refuses. */
export const TextToCopy: Story = {
  render: function Opened() {
    const [isOpen, setOpen] = useState(!location.search.includes('viewMode=docs'))
    return (
      <Gallery>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <TextPrompt
          title="Could not copy. Please select and copy the text below"
          text="TKNdG6NL1jshaCAe2GwEgemjKMm3chhgZN"
          closeLabel="Close"
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      </Gallery>
    )
  },
}

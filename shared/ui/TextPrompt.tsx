import { useEffect, useRef } from 'react'
import { Dialog } from './dialog/Dialog.tsx'
import { hiddenFromRecorders } from './recorders/marks.ts'

interface TextPromptProps {
  title: string
  text: string
  closeLabel: string
  open: boolean
  onClose: () => void
}

const SelectedText = ({ title, text }: { title: string; text: string }) => {
  const area = useRef<HTMLTextAreaElement>(null)
  // After the dialog has focused its first button.
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <textarea
      {...hiddenFromRecorders('tw-prompt')}
      ref={area}
      readOnly
      rows={3}
      value={text}
      aria-label={title}
    />
  )
}

/** Shows a selected text to copy by hand, if the clipboard refuses. */
export const TextPrompt = ({ title, text, ...dialog }: TextPromptProps) => (
  <Dialog title={title} {...dialog}>
    <SelectedText title={title} text={text} />
  </Dialog>
)

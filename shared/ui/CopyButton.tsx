import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { Icon } from './frame/Icon.tsx'
import { IconButton } from './frame/IconButton.tsx'
import { check, copy } from './icons.ts'

/** How long the check mark stays. */
const tickMs = 2000

interface CopyButtonProps {
  /** The accessible name, exactly. */
  label: string
  text: string
  /** Replaces the label of a `text` button while the check mark shows. */
  copiedLabel?: string | undefined
  /** The browser confirmed the copy. */
  onCopied: () => void
  /** The copy failed: offer the text itself. */
  onFailed: (text: string) => void
  /** `text` shows the label beside the icon. */
  variant?: 'icon' | 'text' | undefined
}

export const CopyButton = ({
  label,
  copiedLabel = label,
  text,
  onCopied,
  onFailed,
  variant,
}: CopyButtonProps) => {
  const [copied, setCopied] = useState<string>()
  const done = copied === text

  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(setCopied, tickMs, undefined)
    return () => clearTimeout(timer)
  }, [copied])

  const click = async () => {
    if (!(await copyText(text))) return onFailed(text)
    setCopied(text)
    onCopied()
  }
  const icon = <Icon d={done ? check : copy} />

  return variant === 'text' ? (
    <Button variant="quiet" onClick={click}>
      {icon}
      <span>{done ? copiedLabel : label}</span>
    </Button>
  ) : (
    <IconButton label={label} onClick={click}>
      {icon}
    </IconButton>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, useState } from 'react'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { AccountElement } from '../elements/AccountElement.tsx'
import type { Navigation } from '../elements/use-element-events.ts'
import '../styles/dialog.css'
import './prompt.css'

interface SignInPromptProps {
  readonly onToken: (token: string) => void
  readonly onCancel: () => void
}

/** Sign-in over a page whose token was refused; the page waits below. */
export function SignInPrompt({ onToken, onCancel }: SignInPromptProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  // The element's own dialog takes the focus as it opens, and gives it back.
  const onFocus = ({ currentTarget }: FocusEvent) => {
    const { shadowRoot } = currentTarget.querySelector('tw-account') ?? {}
    setAsking(Boolean(shadowRoot?.querySelector('dialog[open]')))
  }
  // The element also asks for sign-in if a code is refused; it is the sign-in itself.
  const onNavigate = ({ detail }: Navigation) => {
    if (detail.reason === 'canceled') onCancel()
  }
  return (
    <Dialog
      open
      title={<span className="hidden">{t`Sign in again`}</span>}
      closeLabel={t`Cancel`}
      onClose={onCancel}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the element within */}
      <div className="sign-in-prompt" data-asking={isAsking || undefined} onFocus={onFocus}>
        <AccountElement signedOut onToken={onToken} onNavigate={onNavigate} />
      </div>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { AccountElement } from './AccountElement.tsx'
import { promptTitle } from './prompt-title.ts'
import '../styles/dialog.css'
import './prompt.css'

interface SignInPromptProps {
  readonly onToken: (token: string) => void
  readonly onCancel: () => void
}

/** Sign-in over a page whose token was refused; the page waits below. */
export function SignInPrompt({ onToken, onCancel }: SignInPromptProps) {
  const { t, i18n } = useLingui()
  return (
    <Dialog
      open
      title={<span className="hidden">{i18n._(promptTitle)}</span>}
      closeLabel={t`Cancel`}
      onClose={onCancel}
    >
      <div className="sign-in-prompt">
        <AccountElement signedOut onToken={onToken} onNavigate={onCancel} />
      </div>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../shared/ui/Button.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { useModel } from '../model/context.ts'

/** Asks whether to sign in again, over the form. */
export function SignedOut() {
  const { t } = useLingui()
  const { answerPrompt } = useModel()
  return (
    <Dialog
      open
      title={t`Signed out, can cancel or sign in again.`}
      closeLabel={t`Close`}
      onClose={() => answerPrompt('cancel')}
    >
      <p>{t`Sign in again to continue.`}</p>
      <Answers />
    </Dialog>
  )
}

const Answers = () => {
  const { t } = useLingui()
  const { answerPrompt } = useModel()
  const again = useRef<HTMLButtonElement>(null)
  // Before the dialog opens: it focuses the element with the attribute.
  useLayoutEffect(() => again.current?.setAttribute('autofocus', ''), [])
  const signIn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const root = currentTarget.getRootNode() as ShadowRoot
    // A closing dialog returns the focus to where it was: over a page, to the button that cancels.
    flushSync(() => answerPrompt('sign in'))
    root.querySelector<HTMLElement>('#form input:not([type=radio])')?.focus()
  }
  return (
    <div className="tw-pair">
      <Button onClick={() => answerPrompt('cancel')}>{t`Cancel`}</Button>
      <Button ref={again} variant="primary" onClick={signIn}>
        {t`Sign in again`}
      </Button>
    </div>
  )
}

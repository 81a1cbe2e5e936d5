import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { codeLength } from '../../../shared/limits.ts'
import { ResendButton } from '../../../shared/one-time-code/ResendButton.tsx'
import { SentTo } from '../../../shared/one-time-code/SentTo.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { CodeField } from '../../../shared/ui/CodeField.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useLookupState } from '../context.ts'

/** The second step: the code from the mail. */
export default function CodeStep() {
  const actions = useActions()
  const { t } = useLingui()
  const { busy, code, codeIssue, email, error, secondsLeft } = useLookupState((state) => state)
  const field = useRef<HTMLInputElement>(null)
  // At first, and after a wrong code, which is then selected to be typed over.
  useEffect(() => {
    focusUnlessBusy(field.current)
    if (codeIssue?.kind === 'code') field.current?.select()
  }, [codeIssue])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.check()
  }
  return (
    <>
      <form id="form" noValidate onSubmit={submit} className="tw-step">
        <SentTo address={email} />
        <CodeField
          label={t`Code`}
          length={codeLength}
          value={code}
          onChange={actions.setCode}
          onComplete={() => void actions.check()}
          busy={busy === 'check'}
          error={codeIssue?.kind === 'code' ? t`Enter valid code.` : undefined}
          aria-describedby="note"
          inputRef={field}
        />
        <ResendButton
          secondsLeft={secondsLeft}
          busy={busy === 'send'}
          onResend={() => void actions.resend().then(() => field.current?.focus())}
        />
        {codeIssue?.kind === 'not-found' && (
          <Notice tone="info" title={t`Not Found`}>
            {t`No custody wallet is linked to this e-mail address. Go back to try another.`}
          </Notice>
        )}
        <ErrorNotice error={error} advice={t`What you entered has been kept. Please try again.`} />
      </form>
      <FrameFooter>
        <div className="tw-pair">
          <Button onClick={actions.back}>{t`Prev`}</Button>
          <Button
            variant="primary"
            type="submit"
            form="form"
            busy={busy === 'check'}
            busyLabel={t`Checking`}
          >
            {t`Next`}
          </Button>
        </div>
      </FrameFooter>
    </>
  )
}

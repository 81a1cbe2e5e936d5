import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { codeLength } from '../../../shared/limits.ts'
import { ResendButton } from '../../../shared/one-time-code/ResendButton.tsx'
import { SentTo } from '../../../shared/one-time-code/SentTo.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { CodeField } from '../../../shared/ui/CodeField.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { useAccountState, useActions } from '../context.ts'
import Failure from './Failure.tsx'

/** The code from the e-mail or the text message. */
export default function CodeStep() {
  const actions = useActions()
  const { t } = useLingui()
  const { busy, code, issues, shownAccount, secondsLeft } = useAccountState((state) => state)
  const field = useRef<HTMLInputElement>(null)
  // At first, and after a wrong code, which is then selected to be typed over.
  useEffect(() => {
    focusUnlessBusy(field.current)
    if (issues.code) field.current?.select()
  }, [issues])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.check()
  }
  const texts: Partial<Record<string, string>> = {
    required: t`Required.`,
    invalid: t`Code error`,
  }
  return (
    <>
      <form id="form" noValidate onSubmit={submit} className="tw-step">
        <SentTo address={shownAccount} />
        <CodeField
          label={t`Code`}
          length={codeLength}
          value={code}
          onChange={actions.setCode}
          onComplete={() => void actions.check()}
          busy={busy === 'check'}
          error={issues.code && texts[issues.code]}
          aria-describedby="note"
          inputRef={field}
        />
        <ResendButton
          secondsLeft={secondsLeft}
          busy={busy === 'send'}
          onResend={() => void actions.resend().then(() => field.current?.focus())}
        />
        <Failure />
      </form>
      <FrameFooter>
        <Button
          variant="primary"
          type="submit"
          form="form"
          busy={busy === 'check'}
          busyLabel={t`Checking`}
        >
          {t`Next`}
        </Button>
      </FrameFooter>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { codeLength } from '../../../shared/limits.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { CodeField } from '../../../shared/ui/CodeField.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useLookupState } from '../context.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** Stands for the address in a translated text, which is split there. */
const addressMark = '\u0001'

/** The second step: the code from the mail. */
export default function CodeStep() {
  const actions = useActions()
  const { t } = useLingui()
  const { busy, code, codeIssue, email } = useLookupState((state) => state)
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
  const [before, after] = ((email: string) =>
    t`We've sent a code to ${email}, please enter the code below.`.split(addressMark))(addressMark)
  return (
    <>
      <form id="form" noValidate onSubmit={submit} className="tw-step">
        <p id="note" className="tw-lead">
          {before}
          <bdi>{email}</bdi>
          {after}
        </p>
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
        <Resend onDone={() => field.current?.focus()} />
        {codeIssue?.kind === 'not-found' && (
          <Notice tone="info" title={t`Not Found`}>
            {t`No custody wallet is linked to this e-mail address. Go back to try another.`}
          </Notice>
        )}
        <ErrorNotice advice={t`What you entered has been kept. Please try again.`} />
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

/** Sends another code after the cooldown. The count is shown each second but announced only at its ends. */
const Resend = ({ onDone }: { onDone: () => void }) => {
  const actions = useActions()
  const { t } = useLingui()
  const n = useLookupState((state) => state.secondsLeft)
  const isSending = useLookupState(({ busy }) => busy === 'send')
  const isCounting = n > 0
  return (
    <div className="tw-resend">
      <Button
        variant="quiet"
        disabled={isCounting}
        busy={isSending}
        busyLabel={t`Sending`}
        onClick={() => void actions.resend().then(onDone)}
      >
        {isCounting ? t`Resend in ${n}s` : t`Resend`}
      </Button>
      <span className="tw-hidden" role="status">
        {isCounting
          ? t`Please wait before requesting another code.`
          : t`You can now request another code.`}
      </span>
    </div>
  )
}

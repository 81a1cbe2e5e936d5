import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { codeLength } from '../../limits.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import type { Elements } from '../../ui/elements.ts'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import type { OneTimeCode } from './one-time-code.ts'
import { ResendButton } from './ResendButton.tsx'
import { SentTo } from './SentTo.tsx'

export interface CodeFormProps {
  readonly actions: Pick<OneTimeCode, 'check' | 'resend'> & {
    /** @param digits without anything else */
    setCode(digits: string): void
  }
  /** The address or number that the code was sent to, as a person reads it. */
  readonly address: string
  /** The element has sent the code, and none has been used since. */
  readonly isSentHere: boolean
  /** Says so beside the countdown. */
  readonly sentText: string
  /** Digits only. */
  readonly code: string
  readonly busy: string | undefined
  /** Seconds until another code may be sent. */
  readonly secondsLeft: number
  /** What is wrong with the code, in words. */
  readonly error: string | undefined
  /** A new object for each failed try. */
  readonly issue: object | undefined
  /** Shown below the field: why a call failed. */
  readonly children: Elements
  /** The button beside Next. */
  readonly prev?: Elements
}

/** The step in which a person types a code; it is checked when all digits are typed. */
export const CodeForm = ({
  actions,
  address,
  isSentHere,
  sentText,
  code,
  busy,
  secondsLeft,
  error,
  issue,
  children,
  prev,
}: CodeFormProps) => {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // Focuses the field at first and after a wrong code, which is selected so that typing replaces
  // it.
  useEffect(() => {
    focusUnlessBusy(field.current)
    if (issue && error) field.current?.select()
  }, [issue, error])

  // No answer says why a whole code is not accepted: that would help to guess it.
  const isRefused = error !== undefined && code.length === codeLength

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.check()
  }
  const next = (
    <Button
      variant="primary"
      type="submit"
      form="form"
      busy={busy === 'check'}
      busyLabel={t`Checking`}
    >
      {t`Next`}
    </Button>
  )
  return (
    <>
      <form id="form" noValidate onSubmit={submit} className="tw-step">
        <SentTo address={address} isSentHere={isSentHere} />
        <CodeField
          label={t`Code`}
          length={codeLength}
          value={code}
          onChange={actions.setCode}
          onComplete={() => void actions.check()}
          busy={busy === 'check'}
          error={error}
          aria-describedby={isRefused ? 'note advice' : 'note'}
          ref={field}
        />
        {isRefused && (
          <p id="advice" className="tw-hint">
            {t`That code did not work. Codes expire, and each works once. Request a new one.`}
          </p>
        )}
        <ResendButton
          secondsLeft={secondsLeft}
          busy={busy === 'send'}
          sentText={isSentHere ? sentText : undefined}
          onResend={() => void actions.resend().then(() => field.current?.focus())}
        />
        {children}
      </form>
      <FrameFooter>
        {prev ? (
          <div className="tw-pair">
            {prev}
            {next}
          </div>
        ) : (
          next
        )}
      </FrameFooter>
    </>
  )
}

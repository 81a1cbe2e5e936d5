import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { refusalCodes } from '../../api/refusal-codes.ts'
import { ErrorNotice } from '../../element/view/ErrorNotice.tsx'
import { codeLength, resendSeconds } from '../../limits.ts'
import { ResendButton } from '../../person/one-time-code/ResendButton.tsx'
import { SentTo } from '../../person/one-time-code/SentTo.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import type { Confirmation } from './confirmation.ts'
import { Expired } from './Expired.tsx'
import type { WayProps } from './way.ts'

/** Whole seconds until a moment, in milliseconds since 1970. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [moment])
  return Math.min(resendSeconds, Math.max(0, Math.ceil((moment - now) / 1000)))
}

/** The code of one confirmation: it is sent when the view opens, and again when the person asks. */
function useSending({ confirmation, confirming }: Pick<WayProps, 'confirmation' | 'confirming'>) {
  const { id } = confirmation.request
  const [isBusy, setBusy] = useState(false)
  const [isSentHere, setSentHere] = useState(false)
  const [until, setUntil] = useState(0)
  const [failure, setFailure] = useState<ApiError>()
  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await confirming.sendCode(id)
    setBusy(false)
    const wasSent = !answer.ok && answer.error.code === refusalCodes.codeSent
    if (answer.ok) setSentHere(true)
    else if (!wasSent) return setFailure(answer.error)
    const wait = (wasSent && answer.error.waitSeconds) || resendSeconds
    setUntil(Date.now() + wait * 1000)
  }
  const open = useEffectEvent(() => void send())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each confirmation has a code of its own
  useEffect(open, [id])
  return { send, isBusy, isSentHere, failure, secondsLeft: useSecondsUntil(until) }
}

/** Six digits from a message that names the order. */
export const ByCode = (props: WayProps) => {
  const { t } = useLingui()
  const { confirmation, isSending, prove } = props
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  /** Of which the person has changed the code since. */
  const [answered, setAnswered] = useState<Confirmation>()
  const [isIncomplete, setIncomplete] = useState(false)
  const { send, isBusy, isSentHere, failure, secondsLeft } = useSending(props)
  const { problem, code: asked } = confirmation.request
  const isWrong = answered !== confirmation
  const refusals = {
    WRONG_CODE: t`This code is not correct. Use the newest message.`,
    TOO_MANY_TRIES: t`This code was wrong too often. Request a new one.`,
  } as const
  const refusal =
    isWrong && (problem === 'WRONG_CODE' || problem === 'TOO_MANY_TRIES') && refusals[problem]
  const error = refusal || (isIncomplete ? t`Enter all six digits.` : undefined)
  useEffect(() => {
    focusUnlessBusy(field.current)
    if (confirmation.request.problem) field.current?.select()
  }, [confirmation])
  const confirm = (digits: string) => {
    setIncomplete(digits.length < codeLength)
    if (digits.length < codeLength) focusUnlessBusy(field.current)
    else void prove({ code: digits })
  }
  const typed = useRef('')
  return (
    <form
      id={formId}
      noValidate
      className="tw-step"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        confirm(code)
      }}
    >
      <Expired problem={problem} />
      <SentTo address={asked?.sentTo ?? ''} isSentHere={isSentHere} />
      <CodeField
        label={t`Code`}
        length={codeLength}
        value={code}
        onChange={(digits) => {
          typed.current = digits
          setCode(digits)
          setAnswered(confirmation)
          setIncomplete(false)
        }}
        onComplete={() => confirm(typed.current)}
        busy={isSending}
        error={error}
        aria-describedby="note"
        ref={field}
      />
      <ResendButton
        secondsLeft={secondsLeft}
        busy={isBusy}
        sentText={isSentHere ? t`Code sent` : undefined}
        onResend={() => void send().then(() => field.current?.focus())}
      />
      <ErrorNotice error={failure} advice={t`No code was sent. Request a new one.`} />
      <FrameFooter>
        <ConfirmButton
          variant="primary"
          type="submit"
          form={formId}
          busy={isSending}
          busyLabel={t`Checking`}
        >
          {t`Confirm`}
        </ConfirmButton>
      </FrameFooter>
    </form>
  )
}

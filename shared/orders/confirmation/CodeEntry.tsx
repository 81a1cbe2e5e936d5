import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { refusalCodes } from '../../api/refusal-codes.ts'
import type { ConfirmationRequest } from '../../api/wire/confirmation.ts'
import { ErrorNotice } from '../../element/view/ErrorNotice.tsx'
import { codeLength, resendSeconds } from '../../limits.ts'
import { ResendButton } from '../../person/one-time-code/ResendButton.tsx'
import { SentTo } from '../../person/one-time-code/SentTo.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import type { Elements } from '../../ui/elements.ts'
import { focusUnlessBusy } from '../../ui/frame/focus-unless-busy.ts'
import type { Confirming } from './confirming.ts'

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
function useSending(id: string, sendCode: Confirming['sendCode']) {
  const [isBusy, setBusy] = useState(false)
  const [isSentHere, setSentHere] = useState(false)
  const [until, setUntil] = useState(0)
  const [failure, setFailure] = useState<ApiError>()
  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await sendCode(id)
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

interface CodeEntryProps {
  /** What is confirmed; another object after each refusal. */
  readonly request: Pick<ConfirmationRequest, 'id' | 'problem' | 'code'>
  readonly isSending: boolean
  readonly sendCode: Confirming['sendCode']
  readonly onCode: (code: string) => void
  /** The id of its form, for a button elsewhere. */
  readonly form?: string
  /** What stands below the field, such as the button that submits the form. */
  readonly children: Elements
}

/** Six digits from a message that names what they confirm. */
export const CodeEntry = ({
  request,
  isSending,
  sendCode,
  onCode,
  form,
  children,
}: CodeEntryProps) => {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  /** Of which the person has changed the code since. */
  const [answered, setAnswered] = useState<typeof request>()
  const [isIncomplete, setIncomplete] = useState(false)
  const { send, isBusy, isSentHere, failure, secondsLeft } = useSending(request.id, sendCode)
  const { problem, code: asked } = request
  const isWrong = answered !== request
  const refusals = {
    WRONG_CODE: t`This code is not correct. Use the newest message.`,
    TOO_MANY_TRIES: t`This code was wrong too often. Request a new one.`,
  } as const
  const refusal =
    isWrong && (problem === 'WRONG_CODE' || problem === 'TOO_MANY_TRIES') && refusals[problem]
  const error = refusal || (isIncomplete ? t`Enter all six digits.` : undefined)
  useEffect(() => {
    focusUnlessBusy(field.current)
    if (request.problem) field.current?.select()
  }, [request])
  const confirm = (digits: string) => {
    setIncomplete(digits.length < codeLength)
    if (digits.length < codeLength) focusUnlessBusy(field.current)
    else onCode(digits)
  }
  const typed = useRef('')
  return (
    <form
      id={form}
      noValidate
      className="tw-step"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        confirm(code)
      }}
    >
      <SentTo address={asked?.sentTo ?? ''} isSentHere={isSentHere} />
      <CodeField
        label={t`Code`}
        length={codeLength}
        value={code}
        onChange={(digits) => {
          typed.current = digits
          setCode(digits)
          setAnswered(request)
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
      {children}
    </form>
  )
}

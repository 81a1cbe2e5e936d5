import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { useStore } from '../../../shared/element/view/use-element.ts'
import { codeLength } from '../../../shared/limits.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { CodeField } from '../../../shared/ui/CodeField.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import type { StepParts, StepProps } from '../step-parts.ts'
import { lookupOf } from './lookup-of.ts'
import { Trouble } from './Trouble.tsx'

/** Where the address stands in a text, whatever the language. */
const place = '\u0001'

/** Step 1: the code that came by mail. */
const View = ({ model }: StepProps) => {
  const lookup = lookupOf(model)
  const { t } = useLingui()
  const { busy, code, codeFault, email } = useStore(model.state, (state) => state)
  const field = useRef<HTMLInputElement>(null)
  // At first, and after a wrong code, which is then typed over.
  useEffect(() => {
    focusUnlessBusy(field.current)
    if (codeFault?.about === 'code') field.current?.select()
  }, [codeFault])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void lookup.check()
  }
  const [before, after] = ((email: string) =>
    t`We've sent a code to ${email}, please enter the code below.`.split(place))(place)
  return (
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
        onChange={lookup.type}
        onComplete={() => void lookup.check()}
        busy={busy === 'check'}
        error={codeFault?.about === 'code' ? t`Enter valid code.` : undefined}
        aria-describedby="note"
        inputRef={field}
      />
      <Resend model={model} onDone={() => field.current?.focus()} />
      {codeFault?.about === 'not-found' && (
        <Notice tone="info" title={t`Not Found`}>
          {t`There is no custody wallet for this address. Go back to try another one.`}
        </Notice>
      )}
      <Trouble model={model} advice={t`What you typed is kept. You can try again.`} />
    </form>
  )
}

/** Another code, once the time is up. The count is seen each second, and said at both its ends alone. */
const Resend = ({ model, onDone }: StepProps & { onDone: () => void }) => {
  const lookup = lookupOf(model)
  const { t } = useLingui()
  const n = useStore(model.state, (state) => state.secondsLeft)
  const isSending = useStore(model.state, ({ busy }) => busy === 'send')
  const isCounting = n > 0
  return (
    <div className="tw-resend">
      <Button
        variant="quiet"
        disabled={isCounting}
        busy={isSending}
        busyLabel={t`Sending`}
        onClick={() => void lookup.resend().then(onDone)}
      >
        {isCounting ? t`Resend in ${n}s` : t`Resend`}
      </Button>
      <span className="tw-hidden" role="status">
        {isCounting
          ? t`Wait a little before you ask for another code.`
          : t`You can ask for another code now.`}
      </span>
    </div>
  )
}

const Foot = ({ model }: StepProps) => {
  const lookup = lookupOf(model)
  const { t } = useLingui()
  const isChecking = useStore(model.state, ({ busy }) => busy === 'check')
  return (
    <div className="tw-pair">
      <Button onClick={lookup.back}>{t`Prev`}</Button>
      <Button variant="primary" type="submit" form="form" busy={isChecking} busyLabel={t`Checking`}>
        {t`Next`}
      </Button>
    </div>
  )
}

export const codeStep: StepParts = { title: msg`Please verify your email`, View, Foot }

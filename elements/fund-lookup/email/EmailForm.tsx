import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Field } from '../../../shared/ui/Field.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { errorIcon } from '../../../shared/ui/icons.ts'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useLookupState, useModel } from '../model/context.ts'

interface EmailFormProps {
  /** The person begins: the later steps can load now. */
  readonly onStart: () => void
}

/** The first step: the address that the code is sent to. */
export const EmailForm = ({ onStart }: EmailFormProps) => {
  const { t } = useLingui()
  const { actions, store, submit } = useModel()
  const issue = useLookupState(({ emailIssue }) => emailIssue)
  const isBusy = useLookupState(({ busy }) => busy !== undefined)
  const field = useRef<HTMLInputElement>(null)
  const texts = { required: t`Required.`, invalid: t`Please enter a valid email` }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    await submit()
    if (store.getState().emailIssue) focusUnlessBusy(field.current)
  }
  const start = () => {
    // A failure shows when the form is submitted.
    actions().catch(() => undefined)
    onStart()
  }
  return (
    <>
      <form id="form" noValidate onSubmit={send} className="tw-step">
        <p id="note" className="tw-lead">
          <Phrases>{t`Please enter your email address to query`}</Phrases>
        </p>
        <Field
          label={t`E-mail`}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          aria-describedby="note"
          ref={field}
          error={issue && issue !== 'network' ? texts[issue] : undefined}
          // The address itself may be valid.
          hint={
            issue === 'network' ? (
              <p className="tw-error" role="alert">
                <Icon d={errorIcon} />
                <span>{t`No connection. What you entered is still here. Try again.`}</span>
              </p>
            ) : (
              t`We e-mail you a code. Then you see the value.`
            )
          }
          defaultValue={store.getState().typed}
          onChange={({ target }) => store.setState({ typed: target.value, emailIssue: undefined })}
          onFocus={start}
        />
      </form>
      <FrameFooter>
        <Button variant="primary" type="submit" form="form" busy={isBusy} busyLabel={t`Sending`}>
          {t`Next`}
        </Button>
      </FrameFooter>
    </>
  )
}

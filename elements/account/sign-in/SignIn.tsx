import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { clockTime } from '../../../shared/ui/clock-time.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { AccountField } from '../fields/AccountField.tsx'
import type { MobileFieldProps } from '../fields/MobileField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { useAccountState, useModel } from '../model/context.ts'

export interface FirstViewProps {
  /** Renders the field of a mobile number. */
  readonly renderMobileField: (props: MobileFieldProps) => Elements
  /** What the server answered; a toast has shown it as well. */
  readonly failure: Elements
  /** The person begins: the later steps can load now. */
  readonly onStart: () => void
}

/** The first view of the screen sign-in. */
export const SignIn = ({ renderMobileField, failure, onStart }: FirstViewProps) => {
  const { t } = useLingui()
  const { show, store, submit } = useModel()
  const issue = useAccountState(({ issues }) => issues.password)
  const hasError = useAccountState(({ error }) => error !== undefined)
  const isBusy = useAccountState(({ busy }) => busy !== undefined)
  const lockSeconds = useAccountState((each) => each.lockSeconds)
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    await submit()
    const { issues, error } = store.getState()
    if (issues.account) focusUnlessBusy(account.current)
    else if (issues.password || error) focusUnlessBusy(password.current)
  }
  const time = clockTime(lockSeconds)
  return (
    <>
      <form id="form" noValidate onSubmit={send} className="tw-step">
        <AccountField ref={account} onFocus={onStart} renderMobileField={renderMobileField} />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          ref={password}
          error={issue && t`Required.`}
          defaultValue={store.getState().password}
          onChange={({ target }) => store.edit('password', { password: target.value })}
          onFocus={onStart}
        />
        {hasError && failure}
        <div className="tw-links">
          <Button variant="quiet" onClick={() => show('reset')}>{t`Forgot password`}</Button>
          <Button variant="quiet" onClick={() => show('register')}>{t`New user`}</Button>
        </div>
      </form>
      <FrameFooter>
        <Button
          variant="primary"
          type="submit"
          form="form"
          disabled={lockSeconds > 0}
          busy={isBusy}
          busyLabel={t`Signing in`}
        >
          {lockSeconds > 0 ? t`Try again in ${time}` : t`Sign in`}
        </Button>
      </FrameFooter>
    </>
  )
}

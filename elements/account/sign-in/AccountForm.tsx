import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { focusUnlessBusy } from '../../../shared/ui/frame/focus-unless-busy.ts'
import { AccountField } from '../fields/AccountField.tsx'
import { useAccountState, useModel } from '../model/context.ts'
import type { FirstViewProps } from './SignIn.tsx'

/** The first view of the screens register and reset: where the code is sent. */
export const AccountForm = ({ renderMobileField, failure, onStart }: FirstViewProps) => {
  const { t } = useLingui()
  const { store, submit } = useModel()
  const hasError = useAccountState(({ error }) => error !== undefined)
  const isBusy = useAccountState(({ busy }) => busy !== undefined)
  const field = useRef<HTMLInputElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await submit()
    if (store.getState().issues.account) focusUnlessBusy(field.current)
  }
  return (
    <>
      <form id="form" noValidate onSubmit={send} className="tw-step">
        <p className="tw-lead">{t`We will send you a code.`}</p>
        <AccountField ref={field} onFocus={onStart} renderMobileField={renderMobileField} />
        {hasError && failure}
      </form>
      <FrameFooter>
        <Button variant="primary" type="submit" form="form" busy={isBusy} busyLabel={t`Sending`}>
          {t`Next`}
        </Button>
      </FrameFooter>
    </>
  )
}

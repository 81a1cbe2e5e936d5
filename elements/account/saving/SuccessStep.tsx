import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useAccountState, useActions } from '../model/context.ts'

/** The success message; after a new account or password, sign-in follows. */
export function SuccessStep() {
  const actions = useActions()
  const { t } = useLingui()
  const screen = useAccountState((state) => state.screen)
  const seconds = useAccountState((state) => state.redirectSeconds)
  // The count is shown each second but announced once.
  const [atFirst] = useState(seconds)
  const countdown = (n: number) =>
    t`You will be redirected to the sign-\u2060in page in ${plural(n, { one: '# second', other: '# seconds' })}.`
  const titles = {
    'sign-in': t`You are signed in.`,
    register: t`Your account is open.`,
    reset: t`Your password has been changed.`,
  }
  return (
    <>
      <Notice tone="success" live="polite" title={titles[screen]}>
        {screen !== 'sign-in' && (
          <>
            <span aria-hidden="true">{countdown(seconds)}</span>
            <span className="tw-hidden">{countdown(atFirst)}</span>
          </>
        )}
      </Notice>
      {screen !== 'sign-in' && (
        <FrameFooter>
          <Button variant="primary" onClick={actions.redirect}>{t`Redirect Now`}</Button>
        </FrameFooter>
      )}
    </>
  )
}

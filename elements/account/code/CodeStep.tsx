import { useLingui } from '@lingui/react/macro'
import { CodeForm } from '../../../shared/person/one-time-code/CodeForm.tsx'
import { useAccountState, useActions } from '../model/context.ts'
import { Failure } from '../saving/Failure.tsx'
import { UnconfirmedBefore } from '../saving/Saving.tsx'

/** The code from the e-mail or the text message. */
export function CodeStep() {
  const { t } = useLingui()
  const { busy, code, hasSentCode, issues, shownAccount, secondsLeft } = useAccountState(
    (state) => state,
  )
  const texts: Partial<Record<string, string>> = {
    required: t`Required.`,
    invalid: t`Code error`,
  }
  return (
    <CodeForm
      actions={useActions()}
      address={shownAccount}
      isSentHere={hasSentCode}
      sentText={
        shownAccount.includes('@')
          ? t`Email sent successfully.`
          : t`Text message sent successfully.`
      }
      code={code}
      busy={busy}
      secondsLeft={secondsLeft}
      error={issues.code && texts[issues.code]}
      issue={issues}
    >
      <Failure />
      <UnconfirmedBefore />
    </CodeForm>
  )
}

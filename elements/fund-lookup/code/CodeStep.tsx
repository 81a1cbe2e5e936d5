import { useLingui } from '@lingui/react/macro'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { CodeForm } from '../../../shared/person/one-time-code/CodeForm.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useLookupState } from '../model/context.ts'

/** The second step: the code from the mail. */
export function CodeStep() {
  const actions = useActions()
  const { t } = useLingui()
  const { busy, code, codeIssue, email, error, hasSentCode, secondsLeft } = useLookupState(
    (state) => state,
  )
  return (
    <CodeForm
      actions={actions}
      address={email}
      isSentHere={hasSentCode}
      sentText={t`Email sent successfully.`}
      code={code}
      busy={busy}
      secondsLeft={secondsLeft}
      error={codeIssue?.kind === 'code' ? t`Enter valid code.` : undefined}
      issue={codeIssue}
      prev={<Button onClick={actions.back}>{t`Prev`}</Button>}
    >
      {codeIssue?.kind === 'not-found' && (
        <Notice tone="info" title={t`Not Found`}>
          {t`No custody wallet is linked to this e-mail address. Go back to try another.`}
        </Notice>
      )}
      <ErrorNotice error={error} advice={t`What you entered is still here. Try again.`} />
    </CodeForm>
  )
}

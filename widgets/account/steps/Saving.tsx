import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useAccountState, useModel } from '../context.ts'
import { ScrollIntoView } from './ScrollIntoView.tsx'

/** A registration or a reset was sent, and its answer was lost. */
export const OutcomeUnknown = () => {
  const { t } = useLingui()
  const isNew = useAccountState(({ screen }) => screen === 'register')
  return (
    <ScrollIntoView>
      <Notice
        tone="warning"
        live="polite"
        title={
          isNew
            ? t`We cannot yet confirm whether your account was opened`
            : t`We cannot yet confirm whether your password was changed`
        }
      >
        {isNew
          ? t`We did not receive a reply. Trying again will not open a second account. You can also sign in to find out.`
          : t`We did not receive a reply. Try again, or sign in with the new password to find out.`}
      </Notice>
    </ScrollIntoView>
  )
}

/** The button that sends the form; after a lost answer, also one that leads to sign-in. */
export const SaveButtons = ({ label }: { readonly label: string }) => {
  const { t } = useLingui()
  const { show } = useModel()
  const isBusy = useAccountState(({ busy }) => busy !== undefined)
  const isUnknown = useAccountState((state) => state.isUnknown)
  const save = (
    <Button variant="primary" type="submit" form="form" busy={isBusy} busyLabel={t`Sending`}>
      {isUnknown ? t`Try again` : label}
    </Button>
  )
  return isUnknown ? (
    <div className="tw-pair">
      <Button onClick={() => show('sign-in')}>{t`Sign in`}</Button>
      {save}
    </div>
  ) : (
    save
  )
}

import { useLingui } from '@lingui/react/macro'
import { errorText } from '../../../shared/element/model/error-text.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useAccountState, useModel } from '../model/context.ts'
import type { AccountState } from '../model/state.ts'
import { withOwnText } from './refusal-texts.ts'
import { ScrollIntoView } from './ScrollIntoView.tsx'

/** What is not known about the last registration or reset of the account in the form. */
export const outcomeOf = ({ shownAccount, unconfirmed }: AccountState) =>
  unconfirmed?.[shownAccount]

/**
 * Says that a registration or a reset may have succeeded although its answer was lost, with the answer
 * to a later try: one message for all of it.
 */
export const Unconfirmed = () => {
  const { t, i18n } = useLingui()
  const isNew = useAccountState(({ screen }) => screen === 'register')
  const unconfirmed = useAccountState(outcomeOf)
  const error = useAccountState((state) => state.error)
  if (!unconfirmed) return null
  const answer =
    error &&
    errorText(
      withOwnText(error, (text) => i18n._(text)),
      i18n,
    )
  const later = t`We did not receive a reply to your first request, but it may have succeeded. Sign in with the password you entered first to find out.`
  const texts = {
    lost: isNew
      ? [
          t`We do not know yet whether your account was opened`,
          t`We did not receive a reply. Trying again will not open a second account. You can also sign in to find out.`,
        ]
      : [
          t`We do not know yet whether your password was changed`,
          t`We did not receive a reply. Try again, or sign in with the new password to find out.`,
        ],
    refused: [
      isNew ? t`Your account may already be open` : t`Your password may already have been changed`,
      later,
    ],
  }
  const [title, text] = texts[unconfirmed]
  return (
    // The key scrolls to the second text as well.
    <ScrollIntoView key={unconfirmed}>
      <Notice tone="warning" live="polite" title={title} says={answer ? [answer] : undefined}>
        <p>{text}</p>
        {unconfirmed === 'refused' && answer && (
          <p>
            <LongText text={t`The answer to your last request: ${answer}`} />
          </p>
        )}
      </Notice>
    </ScrollIntoView>
  )
}

/** Says the same of each account that the person entered before this one. */
export const UnconfirmedBefore = () => {
  const { t } = useLingui()
  const isNew = useAccountState(({ screen }) => screen === 'register')
  const shownAccount = useAccountState((state) => state.shownAccount)
  const unconfirmed = useAccountState((state) => state.unconfirmed)
  return Object.keys(unconfirmed ?? {})
    .filter((account) => account !== shownAccount)
    .map((account) => (
      <Notice
        key={account}
        tone="warning"
        title={
          isNew
            ? t`We do not know yet whether an account was opened for ${account}`
            : t`We do not know yet whether the password of ${account} was changed`
        }
      >
        {t`We did not receive a reply. Sign in to that account to find out.`}
      </Notice>
    ))
}

/** The button that sends the form; after a lost answer, also one that leads to sign-in. */
export const SaveButtons = ({ label }: { readonly label: string }) => {
  const { t } = useLingui()
  const { show } = useModel()
  const isBusy = useAccountState(({ busy }) => busy !== undefined)
  const isUnconfirmed = useAccountState((state) => outcomeOf(state) !== undefined)
  const save = (
    <Button variant="primary" type="submit" form="form" busy={isBusy} busyLabel={t`Sending`}>
      {isUnconfirmed ? t`Try again` : label}
    </Button>
  )
  return isUnconfirmed ? (
    <div className="tw-pair">
      <Button onClick={() => show('sign-in')}>{t`Sign in`}</Button>
      {save}
    </div>
  ) : (
    save
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../shared/api/errors.ts'
import { IssueNotice } from '../../../shared/orders/notices/IssueNotice.tsx'

export interface CardIssueProps {
  readonly of: 'binding' | 'removal'
  readonly error: ApiError
}

/** Why a request about the bank account was not carried out. */
export const CardIssue = ({ of, error }: CardIssueProps) => {
  const { t } = useLingui()
  // The closing message shows these.
  if (error.kind === 'auth' || error.kind === 'forbidden') return null
  return (
    <IssueNotice
      issue={error}
      texts={
        of === 'binding'
          ? [
              t`Your bank account was not added`,
              t`What you entered is still here.`,
              t`Check what you entered, or ask your broker.`,
            ]
          : [
              t`Your bank account was not removed`,
              t`Nothing has changed.`,
              t`Try again, or ask your broker.`,
            ]
      }
    />
  )
}

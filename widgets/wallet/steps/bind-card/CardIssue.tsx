import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../../shared/api/errors.ts'
import { IssueNotice } from '../../../../shared/transfers/IssueNotice.tsx'

export interface CardIssueProps {
  readonly of: 'binding' | 'removal'
  readonly error: ApiError
}

/** Why a request about the bank card was not carried out. */
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
              t`Your bank card was not bound`,
              t`What you entered has been kept.`,
              t`Check what you entered, or ask your broker.`,
            ]
          : [
              t`Your bank card was not removed`,
              t`The card stays bound.`,
              t`Please try again, or ask your broker.`,
            ]
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../../shared/api/outcome.ts'
import { IssueNotice } from '../../../../shared/transfers/IssueNotice.tsx'

interface CardIssueProps {
  readonly of: 'binding' | 'removal'
  readonly error: ApiError
}

/** Why a request about the bank card was not carried out, or that its outcome is unknown. */
export const CardIssue = ({ of, error }: CardIssueProps) => {
  const { t } = useLingui()
  // The closing message shows these.
  if (error.kind === 'auth' || error.kind === 'forbidden') return null
  const isUnknown = leavesOutcomeUnknown(error)
  const advice = isUnknown
    ? t`Check the bank card above. If it has not changed, you may send the request again.`
    : t`Check what you entered, or ask your broker.`
  return (
    <IssueNotice
      issue={error}
      texts={
        isUnknown
          ? [
              t`We cannot yet confirm whether your request was received`,
              t`The server did not reply.`,
              advice,
            ]
          : of === 'binding'
            ? [t`Your bank card was not bound`, t`What you entered has been kept.`, advice]
            : [
                t`Your bank card was not removed`,
                t`The card stays bound.`,
                t`Please try again, or ask your broker.`,
              ]
      }
    />
  )
}

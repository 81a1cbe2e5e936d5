import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../shared/api/errors.ts'
import { isBound } from '../../../shared/api/wire/bank-card.ts'
import { IssueNotice } from '../../../shared/orders/IssueNotice.tsx'
import { useWalletState } from '../model/context.ts'

export interface CardIssueProps {
  readonly of: 'binding' | 'removal'
  readonly error: ApiError
}

/** Why a request about the bank card was not carried out. */
export const CardIssue = ({ of, error }: CardIssueProps) => {
  const { t } = useLingui()
  const card = useWalletState((state) => state.card.value ?? null)
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
              isBound(card) ? t`The card stays bound.` : t`The card stays as it was.`,
              t`Please try again, or ask your broker.`,
            ]
      }
    />
  )
}

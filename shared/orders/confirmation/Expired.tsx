import { useLingui } from '@lingui/react/macro'
import type { ConfirmationProblem } from '../../api/wire/confirmation.ts'
import { Notice } from '../../ui/Notice.tsx'

/** The time of the confirmation before this one was over. */
export const Expired = ({ problem }: { problem: ConfirmationProblem | null | undefined }) => {
  const { t } = useLingui()
  return (
    problem === 'EXPIRED' && (
      <Notice tone="warning" live="assertive" title={t`The time to confirm was over`}>
        {t`We sent nothing. Confirm the order once more.`}
      </Notice>
    )
  )
}

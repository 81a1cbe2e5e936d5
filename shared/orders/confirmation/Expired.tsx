import { useLingui } from '@lingui/react/macro'
import type { ConfirmationProblem } from '../../api/wire/confirmation.ts'
import { ShownNotice } from '../notices/ShownNotice.tsx'

/** The time of the confirmation before this one was over. */
export const Expired = ({ problem }: { problem: ConfirmationProblem | null | undefined }) => {
  const { t } = useLingui()
  return (
    problem === 'EXPIRED' && (
      <ShownNotice tone="warning" title={t`The time to confirm was over`}>
        {t`We sent nothing. Confirm the order once more.`}
      </ShownNotice>
    )
  )
}

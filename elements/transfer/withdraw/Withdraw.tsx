import { useSubmissionState, useTransferState } from '../model/context.ts'
import type { Phase } from '../order/submission-state.ts'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { Review } from './Review.tsx'
import { UsdtWithdrawal } from './UsdtWithdrawal.tsx'
import { UsdWithdrawal } from './UsdWithdrawal.tsx'

/** Whether an order is reviewed before it is sent; a proof is not. */
const isReviewed = (phase: Phase): phase is Extract<Phase, { name: 'review' | 'sending' }> =>
  (phase.name === 'review' || phase.name === 'sending') && phase.order.kind !== 'deposit-proof'

/** WITHDRAW: the form of this mode, hidden during its review. */
export function Withdraw() {
  const isUsd = useTransferState((state) => state.isUsd)
  const phase = useSubmissionState((state) => state.phase)
  return (
    <>
      <div className="tw-form" hidden={isReviewed(phase)}>
        {isUsd ? <UsdWithdrawal /> : <UsdtWithdrawal />}
      </div>
      {isReviewed(phase) &&
        (phase.confirmation ? (
          <ConfirmWithdrawal
            order={phase.order}
            confirmation={phase.confirmation}
            isSending={phase.name === 'sending'}
          />
        ) : (
          <Review phase={phase} />
        ))}
    </>
  )
}

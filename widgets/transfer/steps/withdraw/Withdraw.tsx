import { useSubmissionState, useTransferState } from '../../context.ts'
import { isReviewed } from '../../submission/submission-state.ts'
import { Review } from './Review.tsx'
import { UsdtWithdrawal } from './UsdtWithdrawal.tsx'
import { UsdWithdrawal } from './UsdWithdrawal.tsx'

/** WITHDRAW: the form of this mode, hidden during its review. */
export default function Withdraw() {
  const isUsd = useTransferState((state) => state.isUsd)
  const phase = useSubmissionState((state) => state.phase)
  return (
    <>
      <div className="tw-form" hidden={isReviewed(phase)}>
        {isUsd ? <UsdWithdrawal /> : <UsdtWithdrawal />}
      </div>
      {isReviewed(phase) && <Review phase={phase} />}
    </>
  )
}

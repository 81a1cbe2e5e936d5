import { useSubmissionState, useTransferState } from '../../context.ts'
import { Review } from './Review.tsx'
import { UsdtWithdrawal } from './UsdtWithdrawal.tsx'
import { UsdWithdrawal } from './UsdWithdrawal.tsx'

/** WITHDRAW: the form of this mode, hidden during its review. */
export default function Withdraw() {
  const isUsd = useTransferState((state) => state.isUsd)
  const phase = useSubmissionState((state) => state.phase)
  const isReviewed = phase.name === 'review' || phase.name === 'sending'
  return (
    <>
      <div className="tw-form" hidden={isReviewed}>
        {isUsd ? <UsdWithdrawal /> : <UsdtWithdrawal />}
      </div>
      {isReviewed && <Review phase={phase} />}
    </>
  )
}

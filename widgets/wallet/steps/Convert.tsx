import { isSettled } from '../../../shared/loading/loadable.ts'
import { useSubmissionState, useWalletState } from '../context.ts'
import { useReady } from '../first/use-ready.ts'
import { ConversionForm } from './convert/ConversionForm.tsx'
import { ConversionReview } from './convert/ConversionReview.tsx'
import { useReviewEnd } from './use-review-end.ts'

/** CONVERT: the form, hidden during its review. */
export default function Convert() {
  useReviewEnd()
  useReady(useWalletState(({ wallet }) => isSettled(wallet)))
  const phase = useSubmissionState((state) => state.phase)
  const reviewed =
    (phase.name === 'review' || phase.name === 'sending') &&
    phase.order.kind === 'conversion' &&
    phase.order
  return (
    <>
      <div className="tw-form" hidden={Boolean(reviewed)}>
        <ConversionForm />
      </div>
      {reviewed && <ConversionReview phase={phase} order={reviewed} />}
    </>
  )
}

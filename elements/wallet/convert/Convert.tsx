import { isAnswered } from '../../../shared/api/loading/loadable.ts'
import { KeptForm } from '../../../shared/person/kept-input/KeptForm.tsx'
import { useReady } from '../hub/use-ready.ts'
import { useActions, useSubmissionState, useWalletState } from '../model/context.ts'
import { useReviewEnd } from '../order/use-review-end.ts'
import { ConversionForm } from './ConversionForm.tsx'
import { ConversionReview } from './ConversionReview.tsx'

/** CONVERT: the form, hidden during its review. */
export function Convert() {
  useReviewEnd()
  const { inputs } = useActions()
  useReady(useWalletState(({ wallet }) => isAnswered(wallet)))
  const phase = useSubmissionState((state) => state.phase)
  const reviewed =
    (phase.name === 'review' || phase.name === 'sending') &&
    phase.order.kind === 'conversion' &&
    phase.order
  return (
    <>
      <div className="tw-form" hidden={Boolean(reviewed)}>
        <KeptForm inputs={inputs} name="convert">
          <ConversionForm />
        </KeptForm>
      </div>
      {reviewed && <ConversionReview phase={phase} order={reviewed} />}
    </>
  )
}

import { KeptForm } from '../../../shared/person/kept-input/KeptForm.tsx'
import { useActions, useSubmissionState } from '../model/context.ts'
import { useReviewEnd } from '../order/use-review-end.ts'
import { ConfirmFriend } from './ConfirmFriend.tsx'
import { FriendForm } from './FriendForm.tsx'
import { FriendReview } from './FriendReview.tsx'

/** TO_FRIEND: the form, hidden during its review. */
export function ToFriend() {
  useReviewEnd()
  const { inputs } = useActions()
  const phase = useSubmissionState((state) => state.phase)
  const reviewed =
    (phase.name === 'review' || phase.name === 'sending') &&
    phase.order.kind === 'friend-transfer' &&
    phase.order
  return (
    <>
      <div className="tw-form" hidden={Boolean(reviewed)}>
        <KeptForm inputs={inputs} name="to-friend">
          <FriendForm />
        </KeptForm>
      </div>
      {reviewed &&
        (phase.confirmation ? (
          <ConfirmFriend
            order={reviewed}
            confirmation={phase.confirmation}
            isSending={phase.name === 'sending'}
          />
        ) : (
          <FriendReview phase={phase} order={reviewed} />
        ))}
    </>
  )
}

import { useSubmissionState } from '../context.ts'
import { FriendForm } from './to-friend/FriendForm.tsx'
import { FriendReview } from './to-friend/FriendReview.tsx'
import { useReviewEnd } from './use-review-end.ts'

/** TO_FRIEND: the form, hidden during its review. */
export default function ToFriend() {
  useReviewEnd()
  const phase = useSubmissionState((state) => state.phase)
  const reviewed =
    (phase.name === 'review' || phase.name === 'sending') &&
    phase.order.kind === 'friend-transfer' &&
    phase.order
  return (
    <>
      <div className="tw-form" hidden={Boolean(reviewed)}>
        <FriendForm />
      </div>
      {reviewed && <FriendReview phase={phase} order={reviewed} />}
    </>
  )
}

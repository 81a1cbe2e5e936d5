import type { Submission } from '../submission/submission.ts'
import type { Confirmation } from './confirmation.ts'
import type { Confirming } from './confirming.ts'

/** How the answer of the person reaches the order. */
export type Prove = Pick<Submission<never, never>, 'prove' | 'reviewAgain'>

/** What the view of each way to confirm gets. */
export interface WayProps {
  readonly confirmation: Confirmation
  /** The confirmed order is being sent. */
  readonly isSending: boolean
  readonly confirming: Confirming
  readonly prove: Prove['prove']
  /** The server wants another order to be signed. */
  readonly onOther: () => void
}

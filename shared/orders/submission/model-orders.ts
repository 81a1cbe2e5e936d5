import { type LoadOnce, loadOnce } from '../../api/loading/load-once.ts'
import type { SessionModel } from '../../element/model/base-model.ts'

/** What sends the orders of a person. */
interface OrderActions<Outcome> {
  readonly drafts: { moveFrom(token: string): void }
  readonly submission: {
    applyOutcome(outcome: Outcome): boolean
    dismissReceipt(): void
    resume(): void
  }
}

/** What the model of a person knows of their orders, also before what sends them is loaded. */
export interface ModelOrders<Outcome, Actions, Model> {
  /** What is loaded once the first view can be used, or earlier. */
  readonly actions: LoadOnce<Actions>
  /** The model of the same person, who has left and come back. */
  successor(): Model | undefined
  /** Applies the outcome of an order that was sent before the same person left and came back. */
  applyOutcome(outcome: Outcome): boolean
  dismissReceipt(): void
  /** The person's token was refreshed: takes over what was stored, and follows a receipt again. */
  tokenRefreshed(before: string): void
}

/**
 * Connects a model with what sends the orders of its person.
 *
 * @param loadActions `refreshed` are earlier tokens of this person, until the drafts are loaded and
 *   moved
 * @param current the model of the person on screen
 */
export function createModelOrders<
  Outcome,
  Actions extends object,
  Model extends Pick<SessionModel, 'token'>,
>(
  session: Pick<SessionModel, 'base' | 'token'>,
  loadActions: (refreshed: string[]) => Promise<Actions & OrderActions<Outcome>>,
  current: () => Model | undefined,
): ModelOrders<Outcome, Actions, Model> {
  const refreshed: string[] = []
  const actions = loadOnce(() => loadActions(refreshed))
  return {
    actions,
    successor() {
      const now = current()
      return now?.token() === session.token() ? now : undefined
    },
    applyOutcome: (outcome) => actions.loaded()?.submission.applyOutcome(outcome) ?? false,
    dismissReceipt: () => actions.loaded()?.submission.dismissReceipt(),
    tokenRefreshed(before) {
      const { drafts, submission } = actions.loaded() ?? {}
      if (drafts) drafts.moveFrom(before)
      else refreshed.push(before)
      if (!session.base.getState().isPaused) submission?.resume()
    },
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import { type LoadOnce, loadOnce } from '../../api/loading/load-once.ts'
import type { ModelSession, Root } from '../../element/model/parts.ts'
import type { Order, Outcome, Receipt, SubmissionState } from '../submission/order.ts'
import type { Submission } from '../submission/submission.ts'

/** What a model knows of the orders of its person, also before what sends them is loaded. */
export interface Orders<O extends Order, R extends Receipt> {
  /** The phase of the present order, and the receipt of the last one. */
  readonly store: StoreApi<SubmissionState<O, R>>
  /** Whether an order of any person whose outcome is unknown, or what any person typed, is stored here. */
  hasStored(): boolean
  /** The orders of the same person, who has left and come back. */
  successor(): Orders<O, R> | undefined
  /** Applies the outcome of an order that was sent before the same person left and came back. */
  applyOutcome(outcome: Outcome<O, R>): boolean
  dismissReceipt(): void
}

/** What the actions of an element must have to send the orders of a person. */
export interface OrderActions<O extends Order, R extends Receipt> {
  /** Moves all that is stored under an earlier token of the person to the current one. */
  readonly moveFrom: (token: string) => void
  readonly submission: Pick<
    Submission<O, R>,
    'applyOutcome' | 'dismissReceipt' | 'pause' | 'resume' | 'changeSlot'
  >
}

interface OrdersOptions<O extends Order, R extends Receipt, Actions> {
  /** @param refreshed earlier tokens of this person, until what is stored can be moved */
  readonly loadActions: (refreshed: string[]) => Promise<Actions>
  readonly hasStored: () => boolean
  /** The model of the person on screen. */
  readonly current: () =>
    | { readonly session: Pick<ModelSession, 'token'>; readonly orders: Orders<O, R> }
    | undefined
}

/** Connects a model with what sends the orders of its person, which is loaded later. */
export function createOrders<
  O extends Order,
  R extends Receipt,
  Actions extends OrderActions<O, R>,
>(
  { session, root }: { session: Pick<ModelSession, 'token'>; root: Pick<Root, 'store'> },
  { loadActions, hasStored, current }: OrdersOptions<O, R, Actions>,
): {
  readonly orders: Orders<O, R>
  /** What is loaded once the first view can be used, or earlier. */
  readonly actions: LoadOnce<Actions>
  /** The person's token was refreshed: takes over what was stored, and follows a receipt again. */
  tokenRefreshed(before: string): void
} {
  const refreshed: string[] = []
  const actions = loadOnce(() => loadActions(refreshed))
  return {
    actions,
    orders: {
      store: createStore(() => ({ phase: { name: 'none' }, receipt: undefined })),
      hasStored,
      successor() {
        const now = current()
        return now?.session.token() === session.token() ? now.orders : undefined
      },
      applyOutcome: (outcome) => actions.loaded()?.submission.applyOutcome(outcome) ?? false,
      dismissReceipt: () => actions.loaded()?.submission.dismissReceipt(),
    },
    tokenRefreshed(before) {
      const { moveFrom, submission } = actions.loaded() ?? {}
      if (moveFrom) moveFrom(before)
      else refreshed.push(before)
      if (!root.store.getState().isPaused) submission?.resume()
    },
  }
}

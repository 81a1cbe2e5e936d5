import { createElementContext } from '../../../shared/element/view/element-context.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { SubmissionState } from '../order/submission-state.ts'
import type { WalletActions } from './actions.ts'
import type { WalletModel } from './model.ts'

export const {
  ModelContext,
  ActionsContext,
  useModel,
  useActions,
  useElementState: useWalletState,
} = createElementContext<WalletModel, WalletActions>()

export const useSubmissionState = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useModel().orders.store, select)

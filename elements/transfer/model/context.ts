import { createElementContext } from '../../../shared/element/view/element-context.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { SubmissionState } from '../order/submission-state.ts'
import type { TransferActions } from './actions.ts'
import type { TransferModel } from './model.ts'

export const {
  ModelContext,
  ActionsContext,
  useModel,
  useActions,
  useElementState: useTransferState,
} = createElementContext<TransferModel, TransferActions>()

export const useSubmissionState = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useModel().orders.store, select)

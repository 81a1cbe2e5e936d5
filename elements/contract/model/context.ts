import { createElementContext } from '../../../shared/element/view/element-context.ts'
import type { ContractActions } from './actions.ts'
import type { ContractModel } from './model.ts'

export const {
  ModelContext,
  ActionsContext,
  useModel,
  useActions,
  useElementState: useContractState,
} = createElementContext<ContractModel, ContractActions>()

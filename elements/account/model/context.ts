import { createElementContext } from '../../../shared/element/view/element-context.ts'
import type { LoadedActions } from './actions.ts'
import type { AccountModel } from './model.ts'

export const {
  ModelContext,
  ActionsContext,
  useModel,
  useActions,
  useElementState: useAccountState,
} = createElementContext<AccountModel, LoadedActions>()

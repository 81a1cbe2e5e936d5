import { createElementContext } from '../../../shared/element/view/element-context.ts'
import type { LookupActions } from './lookup-actions.ts'
import type { LookupModel } from './model.ts'

export const {
  ModelContext,
  ActionsContext,
  useModel,
  useActions,
  useElementState: useLookupState,
} = createElementContext<LookupModel, LookupActions>()

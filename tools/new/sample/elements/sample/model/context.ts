import { createElementContext } from '../../../../../../shared/element/view/element-context.ts'
import type { SampleActions } from './actions.ts'
import type { SampleModel } from './model.ts'

export const {
  ModelContext,
  ActionsContext,
  useModel,
  useElementState: useSampleState,
} = createElementContext<SampleModel, SampleActions>()

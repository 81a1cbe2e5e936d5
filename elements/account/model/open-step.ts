import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import { ActionsContext } from '../context.ts'
import css from '../rest.css?inline'
import { catalogues } from './catalogues.ts'
import type { AccountModel } from './model.ts'

// Most people open one of these first: they load with this file.
import '../code/CodeStep.tsx'
import '../saving/SuccessStep.tsx'

/** Opens a step with its texts, its styles and the actions. */
export const openAccountStep = <Props extends object>(
  model: AccountModel,
  view: StepModule<Props>,
) => openStep(model, { css, catalogues, view, ActionsContext })

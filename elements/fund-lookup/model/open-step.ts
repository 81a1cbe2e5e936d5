import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import { ActionsContext } from '../context.ts'
import css from '../rest.css?inline'
import { catalogues } from './catalogues.ts'
import type { LookupModel } from './model.ts'

// It is always opened first: it loads with this file.
import '../code/CodeStep.tsx'

/** Opens a step with its texts, its styles and the actions. */
export const openLookupStep = (model: LookupModel, view: StepModule) =>
  openStep(model, { css, catalogues, view, ActionsContext })

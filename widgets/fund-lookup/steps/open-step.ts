import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import { ActionsContext } from '../context.ts'
import type { LookupModel } from '../model.ts'
import { catalogues } from './catalogues.ts'
import css from './steps.css?inline'

// It is always opened first: it loads with this file.
import './CodeStep.tsx'

/** Opens a step with its texts, its styles and the actions. */
export const openLookupStep = (model: LookupModel, view: StepModule) =>
  openStep(model, { css, catalogues, view, ActionsContext })

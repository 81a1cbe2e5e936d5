import type { Messages } from '@lingui/core'
import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import { ActionsContext } from '../context.ts'
import type { LookupModel } from '../model.ts'
import css from './steps.css?inline'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/fund-lookup-steps.po')

/** Opens a step with its texts, its styles and the actions. */
export const openLookupStep = (model: LookupModel, view: StepModule) =>
  openStep(model, { css, catalogues, view, ActionsContext })

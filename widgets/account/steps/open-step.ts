import type { Messages } from '@lingui/core'
import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import { ActionsContext } from '../context.ts'
import type { AccountModel } from '../model.ts'
import css from './steps.css?inline'

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/account-steps.po')

/** Opens a step with its texts, its styles and the actions. */
export const openAccountStep = <Props extends object>(
  model: AccountModel,
  view: StepModule<Props>,
) => openStep(model, { css, catalogues, view, ActionsContext })

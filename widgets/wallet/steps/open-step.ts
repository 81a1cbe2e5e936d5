import { dateCatalogues } from '../../../shared/dates/dates.ts'
import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import steps from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import type { WalletModel } from '../model.ts'
import wallet from './steps.css?inline'

// The calls of all steps load with this file.
import './steps-api.ts'

/** Opens a step with its texts, its styles and the actions. */
export const openWalletStep = (model: WalletModel, view: StepModule) =>
  openStep(model, { css: steps + wallet, catalogues: dateCatalogues, view, ActionsContext })

import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import { dateCatalogues } from '../../../shared/text/dates/dates.ts'
import steps from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import wallet from '../rest.css?inline'
import type { WalletModel } from './model.ts'

// The calls of all steps load with this file.
import './steps-api.ts'

/** Opens a step with its texts, its styles and the actions. */
export const openWalletStep = (model: WalletModel, view: StepModule) =>
  openStep(model, { css: steps + wallet, catalogues: dateCatalogues, view, ActionsContext })

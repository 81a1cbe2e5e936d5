import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import steps from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import transfer from '../rest.css?inline'
import type { TransferModel } from './model.ts'

// Most people open one of these first: they load with this file, and so do the calls of all steps.
import '../deposit/Deposit.tsx'
import './steps-api.ts'
import '../withdraw/Withdraw.tsx'

/** Opens a step with its texts, its styles and the actions. */
export const openTransferStep = (model: TransferModel, view: StepModule) =>
  openStep(model, { css: steps + transfer, view, ActionsContext })

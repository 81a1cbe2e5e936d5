import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import shared from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import steps from '../rest.css?inline'
import { catalogues } from './catalogues.ts'
import type { ContractModel } from './model.ts'

export { default as Engraving } from '../../../shared/paper/certificate/Engraving.tsx'
export { Tools } from '../text/Tools.tsx'

/** Opens a view that is loaded after the text, with its texts, styles and actions. */
export const openContractStep = (model: ContractModel, view: StepModule) =>
  openStep(model, { css: shared + steps, catalogues, view, ActionsContext })

import type { ComponentType } from 'react'
import type { StepModule } from '../../../shared/element/view/open-step.tsx'
import type { EngravingProps } from '../../../shared/paper/certificate/Engraving.tsx'
import type { ToolsProps } from '../text/Tools.tsx'
import type { ContractModel } from './model.ts'

/** Parts of the first view that load with the first step. */
export interface Extras {
  readonly Tools: ComponentType<ToolsProps>
  readonly Engraving: ComponentType<EngravingProps>
}

/**
 * Loads what a step shows beside the text, with its texts, styles and actions.
 *
 * @param onExtras called with what has loaded at the same time
 */
export async function loadStep(
  model: ContractModel,
  load: () => Promise<StepModule>,
  onExtras: (extras: Extras) => void,
): Promise<Pick<StepModule, 'default'>> {
  const [{ openContractStep, Tools, Engraving }, view] = await Promise.all([
    import('./open-step.ts'),
    load(),
    // The file that these import, which would otherwise be requested after them.
    import('../../../shared/element/view/open-step.tsx'),
  ])
  const opened = await openContractStep(model, view)
  onExtras({ Tools, Engraving })
  return opened
}

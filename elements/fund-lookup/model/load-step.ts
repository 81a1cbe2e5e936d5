import type { StepModule } from '../../../shared/element/view/open-step.tsx'
import type { LookupModel } from './model.ts'

/** Loads a view after EMAIL, with its texts, styles and actions. */
export async function loadStep(
  model: LookupModel,
  load: () => Promise<StepModule>,
): Promise<Pick<StepModule, 'default'>> {
  const [{ openLookupStep }, view] = await Promise.all([import('./open-step.ts'), load()])
  return openLookupStep(model, view)
}

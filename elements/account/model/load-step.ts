import type { StepModule } from '../../../shared/element/view/open-step.tsx'
import type { AccountModel } from './model.ts'

/** Loads a view after the first ones, with its texts, styles and actions. */
export async function loadStep<Props extends object>(
  model: AccountModel,
  load: () => Promise<StepModule<Props>>,
): Promise<Pick<StepModule<Props>, 'default'>> {
  const [{ openAccountStep }, view] = await Promise.all([import('./open-step.ts'), load()])
  return openAccountStep(model, view)
}

import { openStep, type StepModule } from '../../../shared/element/view/open-step.tsx'
import steps from '../../../shared/ui/steps.css?inline'
import { ActionsContext } from '../context.ts'
import { deferredCatalogues } from '../deferred-catalogues.ts'
import type { WalletModel } from '../model.ts'
import wallet from '../View.css?inline'

/** Opens a step with its texts, its styles and the actions. */
export async function openWalletStep(
  model: WalletModel,
  view: StepModule,
): Promise<Pick<StepModule, 'default'>> {
  const [, step] = await Promise.all([
    model.notifications(deferredCatalogues),
    openStep(model, { css: steps + wallet, catalogues: deferredCatalogues, view, ActionsContext }),
  ])
  return step
}

import type { StepModule } from '../../../shared/element/view/open-step.tsx'
import { catalogues } from './catalogues.ts'
import type { WalletModel } from './model.ts'

/**
 * Loads a view after HUB, with its texts and styles: all at once, because on a slow network each
 * file that waits for another costs a round trip.
 */
export async function loadStep(
  model: WalletModel,
  load: () => Promise<StepModule>,
): Promise<Pick<StepModule, 'default'>> {
  const [{ openWalletStep }, view] = await Promise.all([
    import('./open-step.ts'),
    load(),
    model.loadCatalogues(catalogues),
    model.notifications(catalogues),
  ])
  return openWalletStep(model, view)
}

import type { StepModule } from '../../../shared/element/view/open-step.tsx'
import { catalogues } from './catalogues.ts'
import type { TransferModel } from './model.ts'

/**
 * Loads a view after HOME, with its texts and styles: all at once, because on a slow network each
 * file that waits for another costs a round trip.
 */
export async function loadStep(
  model: TransferModel,
  load: () => Promise<StepModule>,
): Promise<Pick<StepModule, 'default'>> {
  const [{ openTransferStep }, view] = await Promise.all([
    import('./open-step.ts'),
    load(),
    model.loadCatalogues(catalogues),
    model.notifications(catalogues),
  ])
  return openTransferStep(model, view)
}

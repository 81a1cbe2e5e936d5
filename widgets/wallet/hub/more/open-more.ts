import type { ComponentType } from 'react'
import more from '../../../../shared/ui/more.css?inline'
import { laterCatalogues } from '../../later-catalogues.ts'
import type { WalletModel } from '../../model.ts'
import { laterOnHub } from '../../state.ts'
import { More } from './More.tsx'
import css from './more.css?inline'

/**
 * What `lazyPart` loads: the rest of HUB, with its styles and texts. Waits for the holder's region,
 * because a late notice of the region's rules would move the rest.
 */
export async function openMore(model: WalletModel): Promise<{ default: ComponentType }> {
  const { getState, load } = model.store
  const [region] = laterOnHub.map(async (part) => {
    if (getState()[part].status === 'idle') await load(part)
  })
  // A failed part shows the text of its error, which loads with the notifications.
  await Promise.all([
    model.notifications(laterCatalogues),
    model.loadCatalogues(laterCatalogues),
    region,
  ])
  model.addStyles(more)
  model.addStyles(css)
  return { default: More }
}

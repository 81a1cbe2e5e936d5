import type { ComponentType } from 'react'
import { dateCatalogues } from '../../../shared/text/dates/dates.ts'
import more from '../../../shared/ui/more.css?inline'
import { catalogues } from '../model/catalogues.ts'
import type { WalletModel } from '../model/model.ts'
import { hubDetails } from '../model/state.ts'
import { HubDetails } from './HubDetails.tsx'
import css from './hub-details.css?inline'

/** How long the parts wait for each other, in milliseconds. */
const longestWaitMs = 1_000

/**
 * What `lazyPart` loads: the rest of HUB, with its styles and texts. Waits for the holder's region,
 * because a late notice of the region's rules would move the rest, and a moment for the other parts:
 * a button that moves while it is pressed does nothing.
 */
export async function openHubDetails(model: WalletModel): Promise<{ default: ComponentType }> {
  const { getState, load } = model.store
  const parts = hubDetails.map(async (part) => {
    if (getState()[part].status === 'idle') await load(part)
  })
  const [region] = parts
  // A failed part shows the text of its error, which loads with the notifications.
  await Promise.all([
    model.notifications(catalogues),
    model.loadCatalogues(catalogues),
    model.loadCatalogues(dateCatalogues),
    region,
    Promise.race([
      Promise.all(parts),
      new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
    ]),
  ])
  model.addStyles(more)
  model.addStyles(css)
  return { default: HubDetails }
}

import type { ComponentType } from 'react'
import { dateCatalogues } from '../../../shared/i18n/dates.ts'
import { transferCatalogues } from '../../../shared/transfers/catalogues.ts'
import more from '../../../shared/ui/more.css?inline'
import type { WalletModel } from '../model.ts'
import { More } from './More.tsx'
import css from './more.css?inline'

/** One object, so that it is loaded once. */
const catalogues = { ...transferCatalogues, ...dateCatalogues }

/** What `lazyPart` loads: the rest of HUB, with its styles and texts. */
export async function openMore(model: WalletModel): Promise<{ default: ComponentType }> {
  // A failed part shows the words of its error.
  await Promise.all([model.loadCatalogues(catalogues), model.notifications()])
  model.adopt(more)
  model.adopt(css)
  return { default: More }
}

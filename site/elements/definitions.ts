import type { ElementName } from '../../elements/elements.ts'
import { type LoadOnce, loadOnce } from '../../shared/api/loading/load-once.ts'

/** By element, what defines it in the browser; each is in files of its own. */
export const definitions: Readonly<Record<ElementName, LoadOnce<unknown>>> = {
  account: loadOnce(() => import('virtual:tw-account/register')),
  contract: loadOnce(() => import('virtual:tw-contract/register')),
  'fund-lookup': loadOnce(() => import('virtual:tw-fund-lookup/register')),
  transfer: loadOnce(() => import('virtual:tw-transfer/register')),
  wallet: loadOnce(() => import('virtual:tw-wallet/register')),
}

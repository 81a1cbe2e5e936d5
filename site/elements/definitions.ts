import { type LoadOnce, loadOnce } from '../../shared/loading/load-once.ts'
import type { ElementName } from '../../widgets/elements.ts'

/** By element, what defines it in the browser; each is in files of its own. */
export const definitions: Readonly<Record<ElementName, LoadOnce<unknown>>> = {
  account: loadOnce(() => import('../../widgets/account/register.ts')),
  contract: loadOnce(() => import('../../widgets/contract/register.ts')),
  'fund-lookup': loadOnce(() => import('../../widgets/fund-lookup/register.ts')),
  transfer: loadOnce(() => import('../../widgets/transfer/register.ts')),
  wallet: loadOnce(() => import('../../widgets/wallet/register.ts')),
}

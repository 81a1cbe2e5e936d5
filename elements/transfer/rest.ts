import { Bank } from './deposit/Bank.tsx'
import { Deposit } from './deposit/Deposit.tsx'
import { Wire } from './deposit/Wire.tsx'
import { HomeNotices } from './home/HomeNotices.tsx'
import { Transfers } from './home/Transfers.tsx'
import { TransferStatus } from './order/TransferStatus.tsx'
import { ProveImage } from './proof/ProveImage.tsx'
import { Withdraw } from './withdraw/Withdraw.tsx'

/* Everything after HOME. */

export { dateCatalogues as catalogues } from '../../shared/text/dates/dates.ts'
export { createActions } from './model/actions.ts'
export { default as css } from './rest.css?inline'

/** The later steps by name, what happens to an order, and the notices and transfers of HOME. */
export const views = {
  DEPOSIT: Deposit,
  WITHDRAW: Withdraw,
  WIRE: Wire,
  BANK: Bank,
  PROVE_IMAGE: ProveImage,
  STATUS: TransferStatus,
  NOTICES: HomeNotices,
  TRANSFERS: Transfers,
}

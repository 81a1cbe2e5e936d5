import { BindCard } from './bank-card/BindCard.tsx'
import { Convert } from './convert/Convert.tsx'
import { ToFriend } from './friend/ToFriend.tsx'
import { History } from './history/History.tsx'
import { RecordScreen } from './history/RecordPanel.tsx'
import { HubDetails } from './hub/HubDetails.tsx'
import { TransferMenu } from './hub/TransferMenu.tsx'
import { OrderStatus } from './order/OrderStatus.tsx'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { SavedRecipients } from './recipients/SavedRecipients.tsx'

/* Everything after HUB. */

export { dateCatalogues as catalogues } from '../../shared/text/dates/dates.ts'
export { createActions } from './model/actions.ts'
export { default as css } from './rest.css?inline'

/** The later steps by name, what happens to an order, and what HUB shows below its actions. */
export const views = {
  HISTORY: History,
  RECORD: RecordScreen,
  BIND_CARD: BindCard,
  TRANSFER: TransferMenu,
  TO_FRIEND: ToFriend,
  CONVERT: Convert,
  RECIPIENTS: SavedRecipients,
  STATUS: OrderStatus,
  HUB_DETAILS: HubDetails,
  PASSKEYS: Passkeys,
}

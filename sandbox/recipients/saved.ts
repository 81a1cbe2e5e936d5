import { asc, eq } from 'drizzle-orm'
import { addressKey } from '../../shared/address/same-address.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { utc } from '../basics/dates.ts'
import { recipientLimits } from '../core/limits.ts'
import type { Queries } from '../database/database.ts'
import { recipientRules, recipients } from '../database/schema.ts'

export type SavedRecipient = typeof recipients.$inferSelect

/** Where money goes: an address on a network, or a friend's wallet. */
export type Destination =
  | { readonly address: string; readonly channel: string }
  | { readonly friend: string }

/** The recipients of an account, the oldest first. */
export const savedRecipients = (queries: Queries, account: Account): Promise<SavedRecipient[]> =>
  queries
    .select()
    .from(recipients)
    .where(eq(recipients.accountId, account.id))
    .orderBy(asc(recipients.id))

export const isFor = (saved: SavedRecipient, destination: Destination): boolean =>
  'friend' in destination
    ? saved.friend === destination.friend
    : saved.channel === destination.channel && saved.addressKey === addressKey(destination.address)

/** When a recipient can be used while money may go to saved ones alone. */
export const usableFrom = ({ savedAt }: Pick<SavedRecipient, 'savedAt'>): Date =>
  utc(savedAt).add(recipientLimits.waitHours, 'hour').toDate()

/** Whether the money of an account may go to saved recipients alone, and until when. */
export async function ruleOf(queries: Queries, account: Account, at: Date) {
  const [rule] = await queries
    .select({ endsAt: recipientRules.endsAt })
    .from(recipientRules)
    .where(eq(recipientRules.accountId, account.id))
  return rule && (!rule.endsAt || rule.endsAt > at) ? rule : undefined
}

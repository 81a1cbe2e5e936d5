import { isLookAlike } from '../../shared/address/same-address.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { durationText } from '../language/duration-text.ts'
import { msg } from '../language/msg.ts'
import {
  type Destination,
  isFor,
  ruleOf,
  type SavedRecipient,
  savedRecipients,
  usableFrom,
} from './saved.ts'

/** Refuses an address that was made to be mistaken for a saved one. */
export function refuseLookAlike(saved: readonly SavedRecipient[], destination: Destination): void {
  if ('friend' in destination) return
  const { address } = destination
  const like = saved.find((each) => each.address && isLookAlike(address, each.address))
  if (!like) return
  const { name } = like
  throw new Refusal(
    msg('This address looks like that of {name}, but it is another one. Check the whole address.', {
      name,
    }),
  )
}

/**
 * Refuses a destination that looks like a saved one, and, if the account allows saved ones alone, one
 * that is not saved or still waits.
 */
export async function checkRecipient(
  queries: Queries,
  account: Account,
  destination: Destination,
  at: Date,
): Promise<void> {
  const saved = await savedRecipients(queries, account)
  const found = saved.find((each) => isFor(each, destination))
  if (!found) refuseLookAlike(saved, destination)
  if (!(await ruleOf(queries, account, at))) return
  if (!found) {
    throw new Refusal(msg('Your account sends only to saved recipients. Save this one first.'))
  }
  const secondsLeft = Math.ceil((usableFrom(found).getTime() - at.getTime()) / 1000)
  if (secondsLeft <= 0) return
  const { name } = found
  const wait = durationText(secondsLeft)
  throw new Refusal(msg('{name} is a new recipient. It can be used in {wait}.', { name, wait }))
}

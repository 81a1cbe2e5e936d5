import { eq } from 'drizzle-orm'
import { addressKey } from '../../shared/address/same-address.ts'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { RecipientInput } from '../../shared/api/wire/requests.ts'
import { maxRecipientNameLength } from '../../shared/limits.ts'
import { tidyLine } from '../../shared/text/free-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { knownHolderOf, refuseOwnAccount } from '../accounts/find.ts'
import { utc } from '../basics/dates.ts'
import { isAddress } from '../channels/address.ts'
import { findCryptoChannel } from '../channels/list.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { recipientLimits } from '../core/limits.ts'
import type { Queries } from '../database/database.ts'
import { recipientRules, recipients } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { bookOf } from './book.ts'
import { endingNotice, restrictedNotice, savedNotice } from './recipient-notices.ts'
import { refuseLookAlike } from './rule.ts'
import { type Destination, isFor, ruleOf, type SavedRecipient, savedRecipients } from './saved.ts'

type Book = ReturnType<typeof bookOf>

const refuseUnknown = (): never => {
  throw new Refusal(msg('There is no such recipient'), sandboxRefusalCodes.notFound)
}

/** A name as it is stored, or a refusal. */
function readName(text: string): string {
  const name = tidyLine(text)
  if (name === '') throw new Refusal(msg('Enter a name'))
  if ([...name].length > maxRecipientNameLength) {
    throw new Refusal(
      msg('A name has at most {maxRecipientNameLength} characters', { maxRecipientNameLength }),
    )
  }
  return name
}

/** Of an address of one's own there is none. */
const readExchange = ({ custody, exchange = '' }: RecipientInput): string | null =>
  (custody === 'EXCHANGE' && tidyLine(exchange).slice(0, maxRecipientNameLength)) || null

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()

/** Two recipients of one name could be mistaken for each other. */
function refuseTakenName(saved: readonly SavedRecipient[], name: string, own?: SavedRecipient) {
  if (saved.some((each) => each.id !== own?.id && sameName(each.name, name))) {
    throw new Refusal(msg('You have another recipient of this name'))
  }
}

/** An open account's wallet that is not the caller's, or a refusal. */
async function readFriend(queries: Queries, account: Account, number: string) {
  if (number === account.walletNumber) refuseOwnAccount()
  return { friend: (await knownHolderOf(queries, number)).walletNumber }
}

async function readDestination(
  queries: Queries,
  account: Account,
  { address, network, walletNumber }: RecipientInput,
): Promise<Destination> {
  if (walletNumber !== undefined) return readFriend(queries, account, walletNumber)
  const channel = await findCryptoChannel(queries, String(network ?? ''))
  if (!channel) throw new Refusal(msg('Choose a network'))
  const { fullName } = channel.texts
  if (address === undefined || !isAddress(channel.family, address)) {
    throw new Refusal(msg('This address does not belong to {fullName}', { fullName }))
  }
  return { address, channel: channel.value }
}

/**
 * Saves a recipient, or gives a saved one another name. A new one waits before it can be used alone;
 * another name changes nothing of that.
 *
 * @throws Refusal for a name or a destination that cannot be saved
 */
export function saveRecipient(deps: SandboxDeps, account: Account, input: RecipientInput): Book {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    const at = deps.clock()
    const name = readName(input.name)
    const saved = await savedRecipients(tx, account)
    const known = saved.find(({ id }) => String(id) === String(input.id))
    if (input.id !== undefined && !known) refuseUnknown()
    const destination = known ? undefined : await readDestination(tx, account, input)
    const own = known ?? saved.find((each) => destination && isFor(each, destination))
    refuseTakenName(saved, name, own)
    const facts = {
      name,
      ...(input.custody && { custody: input.custody, exchange: readExchange(input) }),
    }
    if (own) {
      await tx.update(recipients).set(facts).where(eq(recipients.id, own.id))
    } else if (destination) {
      if (saved.length >= recipientLimits.perAccount) {
        throw new Refusal(msg('You have as many recipients as can be saved. Remove one first.'))
      }
      refuseLookAlike(saved, destination)
      await tx.insert(recipients).values({
        ...facts,
        ...destination,
        ...('address' in destination && { addressKey: addressKey(destination.address) }),
        accountId: account.id,
        savedAt: at,
      })
      const isWaiting = (await ruleOf(tx, account, at)) !== undefined
      await sendNotice(tx, at, account, savedNotice(name, isWaiting))
    }
    return bookOf(tx, account, at)
  })
}

/** Removes a recipient. One that is gone already is no fault: the call may be repeated. */
export function removeRecipient(deps: SandboxDeps, account: Account, id: string): Book {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    const saved = await savedRecipients(tx, account)
    const own = saved.find((each) => String(each.id) === id)
    if (own) await tx.delete(recipients).where(eq(recipients.id, own.id))
    return bookOf(tx, account, deps.clock())
  })
}

/**
 * Lets money go to saved recipients alone, at once; or ends that after the waiting time, which begins
 * with the first request.
 */
export function restrictRecipients(deps: SandboxDeps, account: Account, isOn: boolean): Book {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    const at = deps.clock()
    const rule = await ruleOf(tx, account, at)
    if (isOn && (!rule || rule.endsAt)) {
      await tx
        .insert(recipientRules)
        .values({ accountId: account.id, startedAt: at })
        .onConflictDoUpdate({
          target: recipientRules.accountId,
          set: { endsAt: null, ...(!rule && { startedAt: at }) },
        })
      await sendNotice(tx, at, account, restrictedNotice)
    }
    if (!isOn && rule && !rule.endsAt) {
      const endsAt = utc(at).add(recipientLimits.waitHours, 'hour').toDate()
      await tx
        .update(recipientRules)
        .set({ endsAt })
        .where(eq(recipientRules.accountId, account.id))
      await sendNotice(tx, at, account, endingNotice)
    }
    return bookOf(tx, account, at)
  })
}

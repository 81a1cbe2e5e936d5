import { and, eq, inArray, sql } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts, wallets } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { type Contact, readContact } from '../messages/contact.ts'
import { maskedName } from './masked-name.ts'

/** The account of an e-mail address or mobile number, or `undefined`. */
export async function accountAt(queries: Queries, { kind, mailbox }: Contact) {
  const [found] = await queries
    .select()
    .from(accounts)
    .where(eq(kind === 'EMAIL' ? accounts.mailbox : accounts.mobile, mailbox))
  return found
}

/** The account that an operator names by its id, e-mail address or mobile number. */
export async function namedAccount(queries: Queries, name: string) {
  const contact = readContact(name)
  const found = contact
    ? await accountAt(queries, contact)
    : (await queries.select().from(accounts).where(eq(accounts.id, name)))[0]
  if (!found) throw new Refusal(`There is no account ${name}`, sandboxRefusalCodes.notFound)
  return found
}

/** Columns for a `select`: where the messages to an account go, and in which language. */
export const recipientColumns = {
  /** The e-mail address, or the mobile number if there is none. */
  contact: sql<string>`coalesce(${accounts.email}, ${accounts.mobile})`,
  locale: accounts.locale,
}

export const refuseOwnAccount = (): never => {
  throw new Refusal(msg('This is your own account'))
}

/** The holder of a wallet, if the account is open. */
export async function holderOf(queries: Queries, walletNumber: string) {
  const [found] = await queries
    .select({
      accountId: accounts.id,
      name: accounts.name,
      ...recipientColumns,
      walletNumber: wallets.number,
    })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(and(eq(wallets.number, walletNumber), eq(accounts.banned, false)))
  return found
}

/** The same; throws a refusal if there is none. */
export async function knownHolderOf(queries: Queries, walletNumber: string) {
  const found = await holderOf(queries, walletNumber)
  if (!found) throw new Refusal(msg('There is no such account'), sandboxRefusalCodes.notFound)
  return found
}

/** The masked names of the holders of some wallets, by their numbers. */
export async function maskedHolders(
  queries: Queries,
  walletNumbers: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ number: wallets.number, name: accounts.name })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(
      inArray(
        wallets.number,
        walletNumbers.filter((number) => number !== null),
      ),
    )
  return new Map(rows.map(({ number, name }) => [number, maskedName(name)]))
}

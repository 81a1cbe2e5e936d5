import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { namedAccount } from '../accounts/find.ts'
import { endSessions } from '../accounts/session.ts'
import { forgetFailures } from '../accounts/sign-in-lock.ts'
import { utc } from '../basics/dates.ts'
import { closeWay } from '../channels/operate.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { readContact } from '../messages/contact.ts'
import type { closeInput, confirmationInput, lockInput } from './inputs.ts'

/*
 * Actions of the operator, for the control page and tests. An account is named by its id, e-mail
 * address or mobile number.
 */

/** Changes the region of residence and returns the account's name. */
export async function setRegion(queries: Queries, name: string, region: string): Promise<string> {
  const account = await namedAccount(queries, name)
  await queries.update(accounts).set({ region }).where(eq(accounts.id, account.id))
  return account.name
}

/** Changes how an account confirms its orders, and returns its name. */
export async function setConfirmation(
  queries: Queries,
  { account: name, confirms }: v.InferOutput<typeof confirmationInput>,
): Promise<string> {
  const account = await namedAccount(queries, name)
  await queries.update(accounts).set({ confirms }).where(eq(accounts.id, account.id))
  return account.name
}

/** Ends every session that was started by a sign-in and returns the account's name. */
export async function endSessionsOf({ database, clock }: SandboxDeps, name: string) {
  const account = await namedAccount(database.queries, name)
  await endSessions(database.queries, { accountId: account.id }, clock())
  return account.name
}

/** Ends the wait of an account or a network address, and forgets its failures. */
export const unlock = (queries: Queries, { kind, name }: v.InferOutput<typeof lockInput>) =>
  queries.transaction((tx) =>
    forgetFailures(tx, {
      kind,
      name: kind === 'ACCOUNT' ? (readContact(name)?.mailbox ?? name) : name,
    }),
  )

/** Closes a network or a method from now on. */
export const closeChannel = (
  { database, clock }: SandboxDeps,
  { minutes, ...closing }: v.InferOutput<typeof closeInput>,
) =>
  closeWay(database.queries, {
    ...closing,
    until: minutes === undefined ? null : utc(clock()).add(minutes, 'minute').toDate(),
  })

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { namedAccount } from '../accounts/find.ts'
import { endSessions } from '../accounts/session.ts'
import { forgetFailures } from '../accounts/sign-in-lock.ts'
import { utc } from '../basics/dates.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { closeWay } from '../channels/operate.ts'
import type { SandboxDeps } from '../core/context.ts'
import { accounts } from '../database/schema.ts'
import { reset } from '../demo/demo.ts'
import { readContact } from '../messages/contact.ts'
import type {
  accountNameInput,
  closeInput,
  confirmationInput,
  lockInput,
  residenceInput,
} from './inputs.ts'

/*
 * Actions of the operator, for the control page and tests. An account is named by its id, e-mail
 * address or mobile number.
 */

/** Changes the region of residence, or how orders are confirmed, and returns the account's name. */
export async function changeAccount(
  { database: { queries } }: SandboxDeps,
  {
    account,
    ...changed
  }: v.InferOutput<typeof residenceInput> | v.InferOutput<typeof confirmationInput>,
): Promise<string> {
  const { id, name } = await namedAccount(queries, account)
  await queries.update(accounts).set(changed).where(eq(accounts.id, id))
  return name
}

/** Ends every session that was started by a sign-in and returns the account's name. */
export async function endSessionsOf(
  { database: { queries }, clock }: SandboxDeps,
  { account }: v.InferOutput<typeof accountNameInput>,
): Promise<string> {
  const { id, name } = await namedAccount(queries, account)
  await endSessions(queries, { accountId: id }, clock())
  return name
}

/** Ends the wait of an account or a network address, and forgets its failures. */
export const unlock = (
  { database }: SandboxDeps,
  { kind, name }: v.InferOutput<typeof lockInput>,
): Promise<void> =>
  database.queries.transaction((tx) =>
    forgetFailures(tx, {
      kind,
      name: kind === 'ACCOUNT' ? (readContact(name)?.mailbox ?? name) : name,
    }),
  )

/** Closes a network or a method from now on. */
export const closeChannel = (
  { database, clock }: SandboxDeps,
  { minutes, ...closing }: v.InferOutput<typeof closeInput>,
): Promise<void> =>
  closeWay(database.queries, {
    ...closing,
    until: minutes === undefined ? null : utc(clock()).add(minutes, 'minute').toDate(),
  })

/** Restores the initial state: data, uploads, faults and calls. */
export async function resetAll(sandbox: Sandbox): Promise<void> {
  await reset(sandbox)
  sandbox.faults.remove()
  sandbox.calls.clear()
}

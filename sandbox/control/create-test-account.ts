import { eq, or } from 'drizzle-orm'
import type * as v from 'valibot'
import { demoTokenPrefix } from '../accounts/account-of-token.ts'
import { hashPassword } from '../accounts/password.ts'
import { randomId } from '../basics/random.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { accounts } from '../database/schema.ts'
import { writeLongHistory } from '../demo/long-history.ts'
import { mailboxOf } from '../messages/contact.ts'
import { openAccount } from '../registration/open-account.ts'
import type { accountInput } from './inputs.ts'

/** Creates an account for a test. An address can belong to one account only. */
export async function createTestAccount(
  deps: SandboxDeps,
  input: v.InferOutput<typeof accountInput>,
) {
  const id = randomId(deps)
  const token = `${demoTokenPrefix}${id}`
  const { mobile } = input
  const email = input.email === undefined ? `test.${id.slice(0, 12)}@sandbox.example` : input.email
  if (email === null && mobile === undefined) {
    throw new Refusal('email: An account needs an e-mail address or a mobile number')
  }
  const password = input.password && (await hashPassword(deps, input.password))
  await deps.database.queries.transaction(async (tx) => {
    const [known] = await tx
      .select({ mailbox: accounts.mailbox })
      .from(accounts)
      .where(
        or(
          email === null ? undefined : eq(accounts.mailbox, mailboxOf(email)),
          mobile === undefined ? undefined : eq(accounts.mobile, mobile),
        ),
      )
    if (known) throw new Refusal(`email: ${email ?? mobile} belongs to another account`)
    await openAccount(tx, deps.clock(), { ...input, id, token, email, password })
    if (input.records > 0) await writeLongHistory(tx, id, input.records)
  })
  return { token, email, ...(mobile && { mobile }) }
}

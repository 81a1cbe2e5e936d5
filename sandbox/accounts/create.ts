import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { sameMailbox } from '../../shared/email/email.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import { accounts } from '../database/schema.ts'
import type { accountInput } from '../inputs.ts'
import { randomId } from '../random.ts'
import { openAccount } from './open.ts'

/** Creates an account for a test. An e-mail address can belong to one account only. */
export async function createAccount(deps: SandboxDeps, input: v.InferOutput<typeof accountInput>) {
  const id = randomId(deps)
  const token = `sandbox-${id}`
  const email = input.email ?? `minted.${id.slice(0, 12)}@sandbox.example`
  await deps.database.queries.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.mailbox, sameMailbox(email)))
    if (known) throw new Refusal(`email: ${email} belongs to another account`)
    await openAccount(tx, deps.clock(), { ...input, id, token, email })
  })
  return { token, email }
}

import { and, eq, gt } from 'drizzle-orm'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { emailCodes, mailboxTokens } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { freshId } from '../random.ts'
import { isSameHash, seal, tokenHash } from './secret.ts'

type CodeRow = typeof emailCodes.$inferSelect

/**
 * A token follows from the code and the key that it was asked with, neither of which is kept: so the
 * same question gets the same answer again, and nobody can make the token out of the database.
 */
const tokenOf = ({ salt, mailbox }: CodeRow, code: string, key: string): string =>
  seal(salt, 'token', mailbox, code, key)

const update = (queries: Queries, mailbox: string, values: Partial<CodeRow>) =>
  queries.update(emailCodes).set(values).where(eq(emailCodes.mailbox, mailbox))

/**
 * The token of a code that was used, for who used it and did not get the answer. Another key makes a
 * token that was never given.
 */
async function answerAgain(queries: Queries, row: CodeRow, code: string, key: string, at: Date) {
  const token = tokenOf(row, code, key)
  const [found] = await queries
    .select()
    .from(mailboxTokens)
    .where(and(eq(mailboxTokens.tokenHash, tokenHash(token)), gt(mailboxTokens.expiresAt, at)))
  return found && token
}

/**
 * Checks a code and answers the token that reads the mailbox's balance. `undefined` for a wrong, an
 * expired, a used, a dead and a code never sent alike: which it is would help who guesses.
 *
 * @param mailbox as `sameMailbox` spells it
 * @param key idempotency key: the same code with the same key gets the same token again
 */
export function checkCode(
  deps: SandboxDeps,
  mailbox: string,
  code: string,
  key: string | undefined,
): Promise<string | undefined> {
  const { codeLimits: limits } = deps
  return deps.database.queries.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(emailCodes)
      .where(eq(emailCodes.mailbox, mailbox))
      .for('update')
    const at = deps.clock()
    if (!row || row.expiresAt <= at || row.wrongTries >= limits.tries) return undefined

    if (!isSameHash(row.codeHash, seal(row.salt, mailbox, code))) {
      await update(tx, mailbox, { wrongTries: row.wrongTries + 1 })
      return undefined
    }
    if (row.isUsed) return key === undefined ? undefined : answerAgain(tx, row, code, key, at)

    const token = tokenOf(row, code, key ?? freshId(deps))
    await update(tx, mailbox, { isUsed: true })
    await tx.insert(mailboxTokens).values({
      tokenHash: tokenHash(token),
      mailbox,
      expiresAt: utc(at).add(limits.tokenMinutes, 'minute').toDate(),
    })
    return token
  })
}

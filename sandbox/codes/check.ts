import { and, asc, eq, gt } from 'drizzle-orm'
import { utc } from '../basics/dates.ts'
import { isSameHash, saltedHash, tokenHash } from '../basics/hash.ts'
import { randomId } from '../basics/random.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { emailCodes, mailboxTokens } from '../database/schema.ts'
import type { Contact } from '../messages/contact.ts'
import type { Purpose } from './token.ts'

type CodeRow = typeof emailCodes.$inferSelect

/**
 * A token is derived from the code and the idempotency key, neither of which is stored. So a repeated
 * request gets the same token, and the token cannot be derived from the database.
 */
const tokenOf = ({ salt, mailbox }: CodeRow, code: string, key: string): string =>
  saltedHash(salt, 'token', mailbox, code, key)

const update = (queries: Queries, row: CodeRow, values: Partial<CodeRow>) =>
  queries
    .update(emailCodes)
    .set(values)
    .where(
      and(
        eq(emailCodes.mailbox, row.mailbox),
        eq(emailCodes.purpose, row.purpose),
        eq(emailCodes.source, row.source),
      ),
    )

/**
 * The wrong tries that count for a caller. Those of other network addresses have a count of their
 * own, so that a stranger cannot use up the tries of the person who requested the code.
 */
const countFor = (row: CodeRow, source: string) =>
  row.source === source ? 'wrongTries' : 'otherWrongTries'

/**
 * Returns the token of a used code again, for a caller who did not get the response. With another
 * key the derived token does not exist.
 */
async function answerAgain(queries: Queries, row: CodeRow, code: string, key: string, at: Date) {
  const token = tokenOf(row, code, key)
  const [found] = await queries
    .select()
    .from(mailboxTokens)
    .where(and(eq(mailboxTokens.tokenHash, tokenHash(token)), gt(mailboxTokens.expiresAt, at)))
  return found && token
}

/** A code as a person entered it. */
interface CodeEntry {
  readonly contact: Contact
  readonly purpose: Purpose
  readonly code: string
  /** Idempotency key: the same code with the same key gets the same token again. */
  readonly key: string | undefined
  /** Network address of the caller. */
  readonly source: string
}

/**
 * Checks a code and returns its token, which may be used for the purpose of the code. Returns
 * `undefined` for every invalid code, so that callers cannot tell why.
 */
export function checkCode(deps: SandboxDeps, entry: CodeEntry): Promise<string | undefined> {
  const { codeLimits: limits } = deps
  const { purpose, code, key, source } = entry
  const { mailbox, to } = entry.contact
  return deps.database.queries.transaction(async (tx) => {
    const at = deps.clock()
    const rows = await tx
      .select()
      .from(emailCodes)
      .where(and(eq(emailCodes.mailbox, mailbox), eq(emailCodes.purpose, purpose)))
      .orderBy(asc(emailCodes.source))
      .for('update')
    const open = rows.filter(
      (each) => each.expiresAt > at && each[countFor(each, source)] < limits.tries,
    )
    const row = open.find((each) => isSameHash(each.codeHash, saltedHash(each.salt, mailbox, code)))
    if (!row) {
      for (const each of open) {
        const count = countFor(each, source)
        await update(tx, each, { [count]: each[count] + 1 })
      }
      return undefined
    }
    if (row.isUsed) return key === undefined ? undefined : answerAgain(tx, row, code, key, at)

    const token = tokenOf(row, code, key ?? randomId(deps))
    await update(tx, row, { isUsed: true })
    await tx.insert(mailboxTokens).values({
      tokenHash: tokenHash(token),
      mailbox,
      sentTo: to,
      purpose,
      expiresAt: utc(at).add(limits.tokenMinutes, 'minute').toDate(),
    })
    return token
  })
}

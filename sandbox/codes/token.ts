import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { mailboxTokens } from '../database/schema.ts'
import { tokenHash } from './hash.ts'

/** The mailbox of a token; `undefined` for an unknown token or one that has expired at `at`. */
export async function mailboxOfToken(
  queries: Queries,
  token: string,
  at?: Date,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ mailbox: mailboxTokens.mailbox })
    .from(mailboxTokens)
    .where(
      and(eq(mailboxTokens.tokenHash, tokenHash(token)), at && gt(mailboxTokens.expiresAt, at)),
    )
  return found?.mailbox
}

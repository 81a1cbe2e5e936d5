import { and, eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { isSameHash, saltedHash, tokenHash } from '../basics/hash.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { mailboxTokens } from '../database/schema.ts'
import { msg } from '../language/msg.ts'

const rowOf = (queries: Queries, token: string, purpose?: Purpose) =>
  queries
    .select()
    .from(mailboxTokens)
    .where(
      and(
        eq(mailboxTokens.tokenHash, tokenHash(token)),
        purpose && eq(mailboxTokens.purpose, purpose),
      ),
    )

/** The mailbox of a token, whether or not it is still valid; `undefined` for an unknown token. */
export async function mailboxOfToken(queries: Queries, token: string): Promise<string | undefined> {
  const [found] = await rowOf(queries, token)
  return found?.mailbox
}

/** The mailbox that a token may read at a time; `undefined` if it may not. */
export async function mailboxToRead(
  queries: Queries,
  token: string,
  at: Date,
): Promise<string | undefined> {
  const [found] = await rowOf(queries, token, 'LOOKUP')
  return found && found.expiresAt > at ? found.mailbox : undefined
}

const unverified = () =>
  new Refusal(
    msg('Verify your e-mail address or mobile number again.'),
    sandboxRefusalCodes.unverified,
  )

export interface TokenUse {
  readonly token: string
  readonly purpose: Purpose
  /** The request that uses the token, with its idempotency key. */
  readonly request: readonly string[]
}

/** Refuses a token that cannot be used for this purpose at all, before any costly work. */
export async function checkToken(queries: Queries, { token, purpose }: TokenUse): Promise<void> {
  const [row] = await rowOf(queries, token, purpose)
  if (!row) throw unverified()
}

/**
 * Uses up a token. A token works once, but the same request may be repeated, because its answer may
 * have been lost.
 *
 * @returns the address that was verified, and whether the request has been carried out already
 * @throws Refusal if the token is unknown, has expired, or was used for another request
 */
export async function useToken(queries: Queries, use: TokenUse, at: Date) {
  const [row] = await rowOf(queries, use.token, use.purpose).for('update')
  if (!row) throw unverified()
  // The database does not have the token, so the hash does not reveal a password.
  const usedBy = saltedHash(use.token, ...use.request)
  if (row.usedBy !== null) {
    if (isSameHash(row.usedBy, usedBy)) return { to: row.sentTo, isDone: true }
    throw unverified()
  }
  if (row.expiresAt <= at) throw unverified()
  await queries
    .update(mailboxTokens)
    .set({ usedBy })
    .where(eq(mailboxTokens.tokenHash, row.tokenHash))
  return { to: row.sentTo, isDone: false }
}

/** The use of a code and its token: the trust fund inquiry, registration, or a new password. */
export type Purpose = 'LOOKUP' | 'REGISTER' | 'RESET'

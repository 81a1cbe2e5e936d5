import { and, eq, gt } from 'drizzle-orm'
import { utc } from '../basics/dates.ts'
import { tokenHash } from '../basics/hash.ts'
import { randomId } from '../basics/random.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { sessions } from '../database/schema.ts'

/** Starts a session of an account and returns its token, of which only the hash is stored. */
export async function startSession(
  deps: SandboxDeps,
  queries: Queries,
  accountId: string,
): Promise<string> {
  const token = randomId(deps)
  const startedAt = deps.clock()
  await queries.insert(sessions).values({
    tokenHash: tokenHash(token),
    accountId,
    startedAt,
    expiresAt: utc(startedAt).add(deps.signInLimits.sessionHours, 'hour').toDate(),
  })
  return token
}

/** Ends the session of a token, or all sessions of an account: they expire now. */
export const endSessions = (
  queries: Queries,
  owner: { readonly token: string } | { readonly accountId: string },
  at: Date,
) =>
  queries
    .update(sessions)
    .set({ expiresAt: at })
    .where(
      and(
        'token' in owner
          ? eq(sessions.tokenHash, tokenHash(owner.token))
          : eq(sessions.accountId, owner.accountId),
        gt(sessions.expiresAt, at),
      ),
    )

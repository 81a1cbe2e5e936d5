import { and, eq, gt } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { tokenHash } from '../basics/hash.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { contractLinks, contracts, signatures } from '../database/schema.ts'
import { msg } from '../language/msg.ts'

/**
 * The contract of a link, with its signature; `undefined` if the link is unknown or has expired.
 * Signing does not end a link: its reader can still see the receipt.
 */
export async function findLink(queries: Queries, token: string | undefined, now: Date) {
  const [found] = await queries
    .select({ contract: contracts, signed: signatures })
    .from(contractLinks)
    .innerJoin(contracts, eq(contracts.id, contractLinks.contractId))
    .leftJoin(signatures, eq(signatures.contractId, contracts.id))
    .where(
      and(eq(contractLinks.tokenHash, tokenHash(token ?? '')), gt(contractLinks.expiresAt, now)),
    )
  return found
}

/** Like `findLink`, but throws a refusal if there is no contract. */
export async function contractOfLink(queries: Queries, token: string | undefined, now: Date) {
  const found = await findLink(queries, token, now)
  if (!found)
    throw new Refusal(
      msg('This link is not valid or has expired.'),
      sandboxRefusalCodes.unknownLink,
    )
  return found
}

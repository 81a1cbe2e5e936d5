import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type {
  passkeyAddition,
  passkeyCreation,
  passkeyStart,
} from '../../shared/api/wire/confirmation.ts'
import { base64UrlOf } from '../../shared/orders/confirmation/order-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { tokenHash } from '../basics/hash.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { confirmations, passkeys } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { type Notice, sendNotice } from '../messages/notices.ts'
import { authenticatorName } from './authenticators.ts'
import { allowsPasskeys, checkCode, rpIdOf } from './confirm.ts'
import { isRemoval } from './removal-text.ts'
import { algorithms, newPasskey } from './webauthn.ts'

const addedNotice: Notice = {
  subject: msg('Passkey added'),
  text: msg(
    'A passkey was added to your account. It confirms your orders from now on. If this was not you, change your password and tell your broker.',
  ),
}

const refuse = (): never => {
  throw new Refusal(msg('This passkey cannot be added now.'), sandboxRefusalCodes.unverified)
}

/**
 * The confirmation that an order has just used up, and that still vouches for its holder. One that
 * has removed a passkey adds none: whoever has talked a person out of that code would get more.
 */
async function usedOne(queries: Queries, account: Account, id: string, at: Date) {
  const [row] = await queries
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.id, id), eq(confirmations.accountId, account.id)))
    .for('update')
  return row?.usedAt && row.expiresAt > at && !isRemoval(row.order) ? row : refuse()
}

/**
 * Begins to add a passkey. A login alone does not suffice: whoever has stolen one could then confirm
 * orders. The code that has just confirmed an order was in the mail of the holder.
 */
export async function startPasskey(
  deps: SandboxDeps,
  account: Account,
  { id, code }: v.InferOutput<typeof passkeyStart>,
  origin: string | undefined,
): Promise<v.InferInput<typeof passkeyCreation>> {
  const rpId = rpIdOf(origin)
  const creation = await deps.database.queries.transaction(async (tx) => {
    const row = await usedOne(tx, account, id, deps.clock())
    if (!allowsPasskeys(account) || !rpId) return refuse()
    // Refused after the transaction, so that wrong tries are counted.
    if ((await checkCode(tx, row, code)) !== 'CODE') return undefined
    const challenge = base64UrlOf(deps.random(32))
    await tx
      .update(confirmations)
      .set({ passkeyChallenge: challenge })
      .where(eq(confirmations.id, id))
    const known = await tx.select().from(passkeys).where(eq(passkeys.accountId, account.id))
    return {
      challenge,
      rp: { id: rpId, name: 'Sandbox' },
      user: {
        // Not the account's id: an authenticator may show it to others.
        id: base64UrlOf(Buffer.from(tokenHash(account.id), 'hex')),
        name: account.contact,
        displayName: account.name,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known
        .filter((each) => each.rpId === rpId)
        .map(({ id, transports }) => ({
          id,
          type: 'public-key' as const,
          transports: [...transports],
        })),
    }
  })
  return creation ?? refuse()
}

/** Adds a passkey and tells its holder; one that is there already stays as it is. */
export function addPasskey(
  deps: SandboxDeps,
  account: Account,
  { id, passkey }: v.InferOutput<typeof passkeyAddition>,
  {
    origin,
    platform,
  }: { readonly origin: string | undefined; readonly platform: string | undefined },
): Promise<void> {
  return deps.database.queries.transaction(async (tx) => {
    const at = deps.clock()
    const { passkeyChallenge: challenge } = await usedOne(tx, account, id, at)
    const rpId = rpIdOf(origin)
    const added =
      challenge && origin ? await newPasskey(passkey, { challenge, origin, rpId }) : undefined
    if (!added) return refuse()
    const { model, ...kept } = added
    const name = authenticatorName(model) ?? platform ?? null
    const stored = await tx
      .insert(passkeys)
      .values({ ...kept, name, accountId: account.id, rpId, addedAt: at })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (stored.length > 0) await sendNotice(tx, at, account, addedNotice)
  })
}

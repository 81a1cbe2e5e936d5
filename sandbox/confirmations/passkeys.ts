import { and, desc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import type {
  ConfirmationProblem,
  passkeyList,
  passkeyRemoval,
  RemovalProof,
  removalRequest,
} from '../../shared/api/wire/confirmation.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { passkeys } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { type Notice, sendNotice } from '../messages/notices.ts'
import { checkCode, markUsed, openOne, problemTexts, provenOne } from './confirm.ts'
import { maskedContact } from './masked-contact.ts'
import { removalText } from './removal-text.ts'

type List = v.InferInput<typeof passkeyList>
type Passkey = typeof passkeys.$inferSelect

const removedNotice: Notice = {
  subject: msg('Passkey removed'),
  text: msg(
    'A passkey was removed from your account. It no longer confirms your orders. If this was not you, change your password and tell your broker.',
  ),
}

/** Every passkey of an account, on whichever domain; the newest first. */
export async function passkeysOf(queries: Queries, account: Account): Promise<List> {
  const rows = await queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, account.id))
    .orderBy(desc(passkeys.addedAt), passkeys.id)
  return {
    list: rows.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      ...(name && { name }),
      addedAt: addedAt.toISOString(),
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    })),
  }
}

/** Asks for a code, unless the proof has the right one. */
async function confirmRemoval(
  deps: SandboxDeps,
  queries: Queries,
  account: Account,
  passkey: Passkey,
  proof: RemovalProof | undefined,
): Promise<Refusal | undefined> {
  const at = deps.clock()
  const order = removalText(passkey)
  const ask = async (problem?: ConfirmationProblem) => {
    const { id, expiresAt } = await openOne(deps, queries, account, undefined, order, at)
    const confirmation: v.InferInput<typeof removalRequest> = {
      id,
      until: expiresAt.toISOString(),
      ...(problem && { problem }),
      code: { sentTo: maskedContact(account.contact) },
    }
    const text = problem
      ? problemTexts[problem]
      : msg('Confirm first that you remove this passkey.')
    return new Refusal(text, refusalCodes.confirmationNeeded, { confirmation })
  }
  if (!proof) return ask()
  const row = await provenOne(queries, account, { id: proof.id, order, at })
  if (!row) return ask('EXPIRED')
  const result = await checkCode(queries, row, proof.code)
  if (result !== 'CODE') return ask(result)
  await markUsed(queries, row, at)
  return undefined
}

/**
 * Removes a passkey once its holder has confirmed that with a code: a login alone neither adds one nor
 * removes one. One that is gone already is no fault: the call may be repeated.
 */
export async function removePasskey(
  deps: SandboxDeps,
  account: Account,
  { id, confirmation }: v.InferOutput<typeof passkeyRemoval>,
): Promise<List> {
  const result = await deps.database.queries.transaction(async (tx) => {
    const [passkey] = await tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, account.id)))
      .for('update')
    if (passkey) {
      // Thrown after the transaction, so that wrong tries are counted.
      const refusal = await confirmRemoval(deps, tx, account, passkey, confirmation)
      if (refusal) return refusal
      await tx.delete(passkeys).where(eq(passkeys.id, id))
      await sendNotice(tx, deps.clock(), account, removedNotice)
    }
    return passkeysOf(tx, account)
  })
  if (result instanceof Refusal) throw result
  return result
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import type {
  ConfirmationProblem,
  ConfirmationProof,
  ConfirmedBy,
  confirmationRequest,
} from '../../shared/api/wire/confirmation.ts'
import {
  type ConfirmedOrder,
  challengeOf,
  orderText,
} from '../../shared/orders/confirmation/order-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { utc } from '../basics/dates.ts'
import { isSameHash, saltedHash } from '../basics/hash.ts'
import { randomId } from '../basics/random.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { confirmationLimits } from '../core/limits.ts'
import type { Queries } from '../database/database.ts'
import { confirmations, passkeys } from '../database/schema.ts'
import { type Message, msg } from '../language/msg.ts'
import { maskedContact } from './masked-contact.ts'
import { verifiedCount } from './webauthn.ts'

type Row = typeof confirmations.$inferSelect
type Request = v.InferInput<typeof confirmationRequest>

/** What a request that sends an order says of its confirmation. */
export interface Confirming {
  readonly proof: ConfirmationProof | undefined
  /** The origin of the page; absent from a caller that is no browser. */
  readonly origin: string | undefined
}

/** The domain of the passkeys of a page. */
export const rpIdOf = (origin: string | undefined): string =>
  origin && URL.canParse(origin) ? new URL(origin).hostname : ''

export const problemTexts: Readonly<Record<ConfirmationProblem, Message>> = {
  WRONG_CODE: msg('This code is not correct.'),
  TOO_MANY_TRIES: msg('This code was wrong too often. Request another one.'),
  EXPIRED: msg('The time to confirm this order is over. Confirm it again.'),
  WRONG_PASSKEY: msg('This passkey does not confirm the order.'),
  APP_REFUSED: msg('The answer of the app is not accepted.'),
}

const passkeysOf = (queries: Queries, account: Account, rpId: string) =>
  queries
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.accountId, account.id), eq(passkeys.rpId, rpId)))

export const allowsPasskeys = ({ confirms }: Account) =>
  confirms === 'PASSKEY' || confirms === 'APP'

/** The refusal that asks for a confirmation. */
async function ask(
  queries: Queries,
  account: Account,
  { id, expiresAt }: Pick<Row, 'id' | 'expiresAt'>,
  order: ConfirmedOrder & { readonly fee: string },
  rpId: string,
  problem?: ConfirmationProblem,
): Promise<Refusal> {
  const allows = allowsPasskeys(account)
  const known = allows && rpId ? await passkeysOf(queries, account, rpId) : []
  const confirmation: Request = {
    id,
    order,
    until: expiresAt.toISOString(),
    ...(problem && { problem }),
    code: { sentTo: maskedContact(account.contact), offersPasskey: allows && known.length === 0 },
    ...(known.length > 0 && {
      passkey: {
        challenge: await challengeOf(id, order),
        rpId,
        userVerification: 'required',
        allowCredentials: known.map(({ id, transports }) => ({
          id,
          type: 'public-key',
          transports: [...transports],
        })),
      },
    }),
    app: account.confirms === 'APP',
  }
  const message = problem ? problemTexts[problem] : msg('Confirm this order first.')
  return new Refusal(message, refusalCodes.confirmationNeeded, { confirmation })
}

/** Whether a code is the one that was sent for a confirmation. */
const isCodeOf = ({ id, codeSalt, codeHash }: Row, code: string): boolean =>
  codeSalt !== null && codeHash !== null && isSameHash(codeHash, saltedHash(codeSalt, id, code))

/** Checks a proof of an order; counts a wrong try. */
async function check(
  queries: Queries,
  account: Account,
  row: Row,
  { proof, origin, order, at }: Confirming & { readonly order: ConfirmedOrder; readonly at: Date },
): Promise<ConfirmedBy | ConfirmationProblem> {
  if (proof?.passkey) {
    const rpId = rpIdOf(origin)
    const used = (await passkeysOf(queries, account, rpId)).find(
      ({ id }) => id === proof.passkey?.id,
    )
    const challenge = await challengeOf(row.id, order)
    const signCount =
      used && origin && allowsPasskeys(account)
        ? await verifiedCount(proof.passkey, used, { challenge, origin, rpId })
        : undefined
    if (!used || signCount === undefined) return 'WRONG_PASSKEY'
    await queries
      .update(passkeys)
      .set({ signCount, lastUsedAt: at })
      .where(eq(passkeys.id, used.id))
    return 'PASSKEY'
  }
  if (proof?.app) return account.confirms === 'APP' ? 'APP' : 'APP_REFUSED'
  return checkCode(queries, row, proof?.code ?? '')
}

/** Checks a code; counts a wrong try. */
export async function checkCode(
  queries: Queries,
  row: Row,
  code: string,
): Promise<'CODE' | ConfirmationProblem> {
  if (row.wrongTries >= confirmationLimits.tries) return 'TOO_MANY_TRIES'
  if (isCodeOf(row, code)) return 'CODE'
  const wrongTries = row.wrongTries + 1
  await queries.update(confirmations).set({ wrongTries }).where(eq(confirmations.id, row.id))
  return wrongTries >= confirmationLimits.tries ? 'TOO_MANY_TRIES' : 'WRONG_CODE'
}

const isProblem = (result: ConfirmedBy | ConfirmationProblem): result is ConfirmationProblem =>
  result in problemTexts

/** A confirmation that its holder has not used, for one request. */
export async function openOne(
  deps: SandboxDeps,
  queries: Queries,
  account: Account,
  key: string | undefined,
  order: string,
  at: Date,
): Promise<Pick<Row, 'id' | 'expiresAt'>> {
  const [known] = await queries
    .select()
    .from(confirmations)
    .where(
      and(
        eq(confirmations.accountId, account.id),
        eq(confirmations.order, order),
        key === undefined
          ? isNull(confirmations.idempotencyKey)
          : eq(confirmations.idempotencyKey, key),
        isNull(confirmations.usedAt),
        gt(confirmations.expiresAt, at),
      ),
    )
  if (known) return known
  const fresh = {
    id: randomId(deps),
    accountId: account.id,
    idempotencyKey: key ?? null,
    order,
    createdAt: at,
    expiresAt: utc(at).add(confirmationLimits.minutes, 'minute').toDate(),
  }
  await queries.insert(confirmations).values(fresh)
  return fresh
}

/** The confirmation that a proof names, if it is open and for the same request. */
export async function provenOne(
  queries: Queries,
  account: Account,
  {
    id,
    key,
    order,
    at,
  }: Pick<Row, 'id' | 'order'> & {
    readonly key?: string | undefined
    readonly at: Date
  },
): Promise<Row | undefined> {
  const [row] = await queries
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.id, id), eq(confirmations.accountId, account.id)))
    .for('update')
  const isOpen =
    row &&
    !row.usedAt &&
    row.expiresAt > at &&
    row.order === order &&
    row.idempotencyKey === (key ?? null)
  return isOpen ? row : undefined
}

/** No proof is accepted a second time. */
export const markUsed = (queries: Queries, { id }: Pick<Row, 'id'>, at: Date) =>
  queries.update(confirmations).set({ usedAt: at }).where(eq(confirmations.id, id))

/**
 * Whether an order that keeps to every rule may be accepted: nobody has to confirm it, or its holder
 * has, and the confirmation is used up with the transaction. Otherwise the refusal that asks for it,
 * which the caller throws after the transaction, so that wrong tries are counted.
 */
export async function confirmOrder(
  deps: SandboxDeps,
  queries: Queries,
  account: Account,
  {
    key,
    order,
    at,
    ...confirming
  }: Confirming & {
    readonly key: string | undefined
    readonly order: ConfirmedOrder & { readonly fee: string }
    readonly at: Date
  },
): Promise<{ readonly by: ConfirmedBy | null } | { readonly refusal: Refusal }> {
  if (account.confirms === 'OFF') return { by: null }
  const { proof, origin } = confirming
  const rpId = rpIdOf(origin)
  const text = orderText('', order)
  const again = async (problem?: ConfirmationProblem) => {
    const open = await openOne(deps, queries, account, key, text, at)
    return { refusal: await ask(queries, account, open, order, rpId, problem) }
  }
  if (!proof) return again()
  const row = await provenOne(queries, account, { id: proof.id, key, order: text, at })
  if (!row) return again('EXPIRED')
  const result = await check(queries, account, row, { ...confirming, order, at })
  if (isProblem(result)) return again(result)
  await markUsed(queries, row, at)
  return { by: result }
}

import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { utc } from '../basics/dates.ts'
import { addressFrom } from '../channels/address.ts'
import { addressesOf } from '../channels/deposit-address.ts'
import type { Queries } from '../database/database.ts'
import { accounts, reviews, transfers, wallets } from '../database/schema.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'

/** The demo account with the long history. */
export const longHistoryId = 'history'

/** Seconds between two records: a hundred records a day. */
const pace = 864

/** Records that are written at once. Few, because embedded PostgreSQL answers nothing meanwhile. */
const partLength = 250

/** Records that a call of the account waits for. */
const headLength = 1000

/** Finds an account, and which record of its history is the next to write. */
async function accountWithHistory(queries: Queries, accountId: string) {
  const [account] = await queries
    .select({ openedAt: accounts.createdAt, walletNumber: wallets.number })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!account) return undefined
  const [oldest] = await queries
    .select({ at: transfers.acceptedAt })
    .from(transfers)
    .where(and(eq(transfers.accountId, accountId), lt(transfers.acceptedAt, account.openedAt)))
    .orderBy(asc(transfers.acceptedAt))
    .limit(1)
  const opened = utc(account.openedAt).startOf('second')
  /** The newest is written first and has the number 1, so that the first pages are there at once. */
  const next = oldest ? Math.floor(opened.diff(oldest.at, 'second') / pace) + 1 : 1
  return { ...account, next }
}

/**
 * Writes records of the years before the account was opened, of every type and status. Its opening
 * balance is their result.
 *
 * @param from number of the newest record; `to` is that of the oldest
 */
async function insertRecords(
  queries: Queries,
  accountId: string,
  account: { readonly walletNumber: string; readonly openedAt: Date },
  from: number,
  to: number,
) {
  const [friend] = await queries
    .select({ number: wallets.number })
    .from(wallets)
    .where(eq(wallets.accountId, 'second'))
  const depositAddress = (await addressesOf(queries, accountId)).get('TRC20') ?? null
  const withdrawalAddress = addressFrom('TRON', 'Sandbox: the address of nobody')

  await queries.execute(sql`
    INSERT INTO sandbox.transfers (
      order_number, account_id, wallet_number, type, direction, transfer_way, currency, amount, fee,
      address, payment_channel, counterparty, converted, rate, status, fail_reason, accepted_at, paid_at
    )
    SELECT
      'EX' || to_char(at AT TIME ZONE 'UTC', 'YYYYMMDD') || lpad(floor(random() * 1e10)::bigint::text, 10, '0'),
      ${accountId}, ${account.walletNumber}, type,
      CASE WHEN kind = 'CONVERSION' THEN 'OUT' WHEN kind = 'FRIEND' THEN direction END,
      CASE WHEN type IN ('DEPOSIT', 'WITHDRAW')
        THEN CASE currency WHEN 'USD' THEN 'WIRE' ELSE 'CRYPTO' END END,
      currency, amount, fee,
      CASE WHEN currency = 'USDT' AND type = 'DEPOSIT' THEN ${depositAddress}
        WHEN currency = 'USDT' AND type = 'WITHDRAW' THEN ${withdrawalAddress} END,
      CASE WHEN currency = 'USDT' AND type IN ('DEPOSIT', 'WITHDRAW') THEN 'TRC20' END,
      CASE WHEN kind = 'FRIEND' THEN ${friend?.number ?? null} END,
      CASE WHEN kind = 'CONVERSION' THEN trunc((amount - fee) * 0.9985, 2) END,
      CASE WHEN kind = 'CONVERSION' THEN 0.9985 END,
      status,
      CASE WHEN status = 'Fail' THEN 'The name of the remitter differs' END,
      at,
      CASE WHEN type = 'WITHDRAW' AND status = 'Success' THEN at END
    FROM (
      SELECT *,
        CASE WHEN kind IN ('FRIEND', 'CONVERSION') THEN 'TRANSFER' ELSE kind END AS type,
        CASE i % 2 WHEN 0 THEN 'IN' ELSE 'OUT' END AS direction,
        CASE kind WHEN 'INTEREST_RATE' THEN 0.83 ELSE (i::bigint * 7919 % 90000 + 10000) / 100.0 END AS amount,
        CASE
          WHEN kind = 'WITHDRAW' THEN CASE currency WHEN 'USD' THEN 25 ELSE 1 END
          WHEN kind = 'CONVERSION' THEN round((i::bigint * 7919 % 90000 + 10000) / 100000.0, 6)
          ELSE 0
        END AS fee,
        CASE
          WHEN kind = 'DEPOSIT' AND currency = 'USD' AND i < 24 THEN 'Auditing'
          WHEN kind IN ('DEPOSIT', 'WITHDRAW') AND i % 23 = 7 THEN 'Fail'
          ELSE 'Success'
        END AS status
      FROM (
        SELECT i, kind,
          CASE
            WHEN kind = 'INTEREST_RATE' THEN 'USD'
            WHEN kind = 'CONVERSION' OR i % 3 = 0 THEN 'USDT'
            ELSE 'USD'
          END AS currency,
          date_trunc('second', ${account.openedAt.toISOString()}::timestamptz)
            - i * ${pace} * interval '1 second' AS at
        FROM (
          SELECT i,
            CASE
              WHEN i % 100 = 0 THEN 'INTEREST_RATE'
              WHEN i % 10 < 4 THEN 'DEPOSIT'
              WHEN i % 10 < 7 THEN 'WITHDRAW'
              WHEN i % 10 < 9 THEN 'FRIEND'
              ELSE 'CONVERSION'
            END AS kind
          FROM generate_series(${from}::integer, ${to}::integer) AS i
        ) AS kinds
      ) AS currencies
    ) AS movements`)
}

/** Adds the reviews of the transfers that wait for one; they are among the newest records. */
async function insertReviews(queries: Queries, accountId: string) {
  const open = await queries
    .select({ orderNumber: transfers.orderNumber })
    .from(transfers)
    .where(and(eq(transfers.accountId, accountId), eq(transfers.status, 'Auditing')))
  if (open.length === 0) return
  await queries
    .insert(reviews)
    .values(
      open.flatMap(({ orderNumber }) => [
        { orderNumber, tier: 'BROKER', state: 'PENDING' } as const,
        { orderNumber, tier: 'CLEARING', state: 'WAITING' } as const,
      ]),
    )
}

/**
 * Writes the next part of a long history. Several callers may do so at once, also of different
 * processes: no part is written twice. After a stop the next caller continues.
 *
 * @returns whether there is more to write
 */
export async function writeHistoryPart(
  queries: Queries,
  accountId: string,
  length = longHistoryLength,
): Promise<boolean> {
  const found = await accountWithHistory(queries, accountId)
  if (!found || found.next > length) return false
  return queries.transaction(async (tx) => {
    await lockWallet(tx, found.walletNumber)
    const locked = await accountWithHistory(tx, accountId)
    if (!locked || locked.next > length) return false
    const to = Math.min(locked.next + partLength - 1, length)
    await insertRecords(tx, accountId, locked, locked.next, to)
    if (locked.next === 1) await insertReviews(tx, accountId)
    if (to < length) return true
    // Embedded PostgreSQL has no autovacuum to do this; without statistics it may skip the indexes.
    await tx.execute(sql`ANALYZE sandbox.transfers`)
    return false
  })
}

/** Writes what is missing of the long history of an account. It may take seconds. */
export async function writeLongHistory(
  queries: Queries,
  accountId: string,
  length = longHistoryLength,
): Promise<void> {
  while (await writeHistoryPart(queries, accountId, length));
}

/** Writes the newest records of the long history, if they are missing: a call may wait for them. */
export const writeHistoryHead = (queries: Queries, accountId: string): Promise<void> =>
  writeLongHistory(queries, accountId, headLength)

/** Number of records of the demo account with the long history, and the maximum for any other. */
export const longHistoryLength = 100_000

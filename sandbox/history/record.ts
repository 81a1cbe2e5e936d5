import Big from 'big.js'
import * as v from 'valibot'
import type { historyRecord } from '../../shared/api/wire/history.ts'
import { type UsdMethod, usdMethod } from '../../shared/api/wire/usd-channel.ts'
import { maskedHolders } from '../accounts/find.ts'
import type { Queries } from '../database/database.ts'
import { findTransfer } from '../transfers/record.ts'
import { fieldsOf, type TransferRow } from '../transfers/transfer-fields.ts'

/** A record of the history as the API sends it. */
export type HistoryItem = v.InferInput<typeof historyRecord>

/** The direction of movements whose row has none. */
const directionOf = {
  DEPOSIT: 'IN',
  INTEREST_RATE: 'IN',
  WITHDRAW: 'OUT',
  TRANSFER: 'OUT',
} as const

/** The method of a transfer of USD. One that names none is a bank wire. */
const methodOf = ({ transferWay, paymentChannel }: TransferRow): UsdMethod | null => {
  if (transferWay !== 'WIRE') return null
  return v.is(usdMethod, paymentChannel) ? paymentChannel : 'WIRE'
}

/** Rows of one account as records, in the same order. */
export async function historyItems(
  queries: Queries,
  rows: readonly TransferRow[],
): Promise<HistoryItem[]> {
  const fields = await fieldsOf(queries, rows)
  const friends = await maskedHolders(
    queries,
    rows.map(({ counterparty }) => counterparty),
  )
  return rows.map((row) => ({
    ...fields(row),
    type: row.type,
    direction: row.direction ?? directionOf[row.type],
    currency: row.currency,
    transferWay: row.transferWay,
    method: methodOf(row),
    counterparty: friends.get(row.counterparty ?? '') ?? null,
    // The recipient learns the sender's name alone.
    counterpartyNumber: row.direction === 'OUT' ? row.counterparty : null,
    converted:
      row.converted === null || row.rate === null
        ? null
        : {
            currency: 'USD',
            amount: Big(row.converted).toFixed(),
            rate: Big(row.rate).toFixed(),
          },
  }))
}

/**
 * A record of an account, by its order number or by the idempotency key of the request. `undefined`,
 * a response without an item, means for certain that there is none.
 */
export async function findHistoryRecord(queries: Queries, accountId: string, id: string) {
  const row = await findTransfer(queries, accountId, id)
  return row && (await historyItems(queries, [row]))[0]
}

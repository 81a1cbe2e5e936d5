import * as v from 'valibot'
import {
  convert,
  getHistoryRecord,
  transferToFriend,
} from '../../../shared/api/endpoints/wallet.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import { type HistoryRecord, historyRecord } from '../../../shared/api/wire/history.ts'
import type { SessionClient } from '../../../shared/element/calls/session.ts'
import type { Messages } from '../../../shared/element/model/parts.ts'
import { confirmationIn } from '../../../shared/orders/confirmation/confirmation.ts'
import type { SubmissionApi } from '../../../shared/orders/submission/submission-options.ts'
import { confirmedOrderOf, payloadOf } from './payload.ts'
import type { Order, Receipt } from './submission-state.ts'

const endpoints = { 'friend-transfer': transferToFriend, conversion: convert } as const

/** What the record adds to the facts of the order. */
const recorded = (record: HistoryRecord) => ({
  ...(record.fee && { fee: record.fee }),
  ...(record.counterparty && { to: record.counterparty }),
  ...(record.counterpartyNumber && { toNumber: record.counterpartyNumber }),
  ...(record.converted && {
    converted: { rate: record.converted.rate, receives: record.converted.amount },
  }),
})

const ordered = (order: Order) =>
  order.kind === 'conversion'
    ? { converted: { rate: order.quote.rate, receives: order.quote.receives } }
    : {
        to: order.friend.maskedName,
        toNumber: order.friend.walletNumber,
        ...(order.recipient && { recipient: order.recipient }),
        ...(order.firstUse && { firstUse: order.firstUse }),
      }

/** The calls that send an order and follow it, and its receipts. */
export const createSubmissionApi = (
  client: Pick<SessionClient, 'call' | 'callToEnd' | 'checkKey'>,
  { showNotice }: Pick<Messages, 'showNotice'>,
): SubmissionApi<Order, Receipt> => ({
  async send(order, idempotencyKey, confirmation) {
    const body = { ...payloadOf(order), ...(confirmation && { confirmation }) }
    const options = { body, idempotencyKey }
    return showNotice(await client.callToEnd(endpoints[order.kind], itemOf(v.unknown()), options))
  },
  confirmationIn: (order, error) =>
    order.kind === 'conversion' ? undefined : confirmationIn(error, confirmedOrderOf(order)),
  checkKey: ({ kind }) => client.checkKey(endpoints[kind]),
  record: (id) =>
    client.call(getHistoryRecord, itemOf(historyRecord), { path: { orderNumber: id } }),
  recordIn(item) {
    const record = v.safeParse(historyRecord, item)
    return record.success ? record.output : undefined
  },
  receiptOf: (order, record) => ({
    kind: order.kind,
    currency: order.currency,
    amount: order.amount,
    ...(order.fee && { fee: order.fee }),
    ...ordered(order),
    ...(record && recorded(record)),
    record,
  }),
  foundReceipt: ({ kind }, order, record) => ({
    kind,
    currency: record.currency,
    amount: record.amount,
    ...(order && ordered(order)),
    ...recorded(record),
    record,
  }),
  isReviewed: () => true,
})

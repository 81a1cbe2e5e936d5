import * as v from 'valibot'
import { getTransferRecord, transfer } from '../../../shared/api/endpoints/transfer.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import { transferRecord } from '../../../shared/api/wire/transfer.ts'
import type { SessionClient } from '../../../shared/element/calls/session.ts'
import type { Messages } from '../../../shared/element/model/parts.ts'
import { confirmationIn } from '../../../shared/orders/confirmation/confirmation.ts'
import type { SubmissionApi } from '../../../shared/orders/submission/submission-options.ts'
import { confirmedOrderOf, payloadOf } from './payload.ts'
import type { Order, Receipt } from './submission-state.ts'

/** What a receipt shows of its order and its record does not have. */
function shownOf(order: Order) {
  const { to } = order
  if (order.kind === 'usd-withdrawal') {
    const { bankName } = order
    return { to, ...(bankName && { bankName }) }
  }
  if (order.kind === 'usdt-withdrawal') {
    const { network, channel, certainty, arrival, recipient, firstUse } = order
    return {
      to,
      network,
      channel,
      ...(certainty && { certainty }),
      ...(arrival && { arrival }),
      ...(recipient && { recipient }),
      ...(firstUse && { firstUse }),
    }
  }
  return { to }
}

/** The calls that send a transfer and follow it, and its receipts. */
export const createSubmissionApi = (
  client: Pick<SessionClient, 'call' | 'callToEnd' | 'checkKey'>,
  { showNotice }: Pick<Messages, 'showNotice'>,
): SubmissionApi<Order, Receipt> => ({
  async send(order, idempotencyKey, confirmation) {
    const body = { ...payloadOf(order), ...(confirmation && { confirmation }) }
    const options = { body, idempotencyKey }
    return showNotice(await client.callToEnd(transfer, itemOf(v.unknown()), options))
  },
  confirmationIn: (order, error) =>
    order.kind === 'deposit-proof' ? undefined : confirmationIn(error, confirmedOrderOf(order)),
  checkKey: () => client.checkKey(transfer),
  record: (id) => client.call(getTransferRecord, itemOf(transferRecord), { path: { id } }),
  recordIn(item) {
    const record = v.safeParse(transferRecord, item)
    return record.success ? record.output : undefined
  },
  receiptOf: (order, record) => ({
    kind: order.kind,
    currency: order.currency,
    amount: order.amount,
    ...shownOf(order),
    ...(order.fee && { fee: order.fee }),
    record,
  }),
  foundReceipt: ({ kind }, order, record) => ({
    kind,
    currency: record.transferWay === 'CRYPTO' ? 'USDT' : 'USD',
    amount: record.amount,
    to: record.bankCard?.bankAccount ?? record.address ?? '',
    ...(order && shownOf(order)),
    ...(record.fee && { fee: record.fee }),
    record,
  }),
  isReviewed: ({ kind }) => kind !== 'deposit-proof',
})

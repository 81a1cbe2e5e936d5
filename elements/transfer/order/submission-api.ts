import * as v from 'valibot'
import { getTransferRecord, transfer } from '../../../shared/api/endpoints/transfer.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import { transferRecord } from '../../../shared/api/wire/transfer.ts'
import type { SessionClient } from '../../../shared/element/calls/session.ts'
import type { BaseModel } from '../../../shared/element/model/base-model.ts'
import type { SubmissionApi } from '../../../shared/orders/submission/submission.ts'
import type { Order, Receipt } from './submission-state.ts'

/** The calls that send a transfer and follow it, and its receipts. */
export const createSubmissionApi = (
  client: Pick<SessionClient, 'call' | 'callToEnd' | 'checkKey'>,
  { showNotice }: Pick<BaseModel, 'showNotice'>,
): SubmissionApi<Order, Receipt> => ({
  send: async ({ payload }, idempotencyKey) =>
    showNotice(
      await client.callToEnd(transfer, itemOf(v.unknown()), { body: payload, idempotencyKey }),
    ),
  checkKey: () => client.checkKey(transfer),
  record: (id) => client.call(getTransferRecord, itemOf(transferRecord), { path: { id } }),
  recordIn(item) {
    const record = v.safeParse(transferRecord, item)
    return record.success ? record.output : undefined
  },
  receiptOf: (order, record) => ({ ...order, record }),
  foundReceipt: ({ kind }, order, record) => ({
    kind,
    currency: record.transferWay === 'CRYPTO' ? 'USDT' : 'USD',
    amount: record.amount,
    to: order?.to ?? record.bankCard?.bankAccount ?? record.address ?? '',
    ...(order?.bankName && { bankName: order.bankName }),
    ...(order?.network && { network: order.network }),
    ...(order?.certainty && { certainty: order.certainty }),
    ...(order?.arrival && { arrival: order.arrival }),
    ...(record.fee && { fee: record.fee }),
    record,
  }),
  isReviewed: ({ kind }) => kind !== 'deposit-proof',
})

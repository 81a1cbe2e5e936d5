import * as v from 'valibot'
import { getTransferRecord, transfer } from '../../../shared/api/endpoints.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import {
  type TransferPayload,
  type TransferRecord,
  transferRecord,
} from '../../../shared/api/wire/transfer.ts'
import type { BaseModel, SessionClient } from '../../../shared/element/view/base-model.ts'

export type SubmissionApi = ReturnType<typeof createSubmissionApi>

/** The calls of a transfer that is sent and followed. */
export function createSubmissionApi(
  client: Pick<SessionClient, 'call' | 'callToEnd'>,
  { noticed }: Pick<BaseModel, 'noticed'>,
) {
  return {
    /** Moves money: call it once per key, and find out before calling it again. */
    transfer: async (payload: TransferPayload, idempotencyKey: string) =>
      noticed(
        await client.callToEnd(transfer, itemOf(v.unknown()), { body: payload, idempotencyKey }),
      ),
    /** A transfer by order number or idempotency key; `undefined` where the server knows none such. */
    transferRecord: (id: string): Promise<Answer<TransferRecord | undefined>> =>
      client.call(getTransferRecord, itemOf(transferRecord), { path: { id } }),
  }
}

/** The record in an answer to a transfer, where the server sends one that we can read. */
export const recordIn = (item: unknown): TransferRecord | undefined => {
  const record = v.safeParse(transferRecord, item)
  return record.success ? record.output : undefined
}

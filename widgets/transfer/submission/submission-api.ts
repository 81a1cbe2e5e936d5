import * as v from 'valibot'
import { getTransferRecord, transfer } from '../../../shared/api/endpoints.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import {
  type TransferPayload,
  type TransferRecord,
  transferRecord,
} from '../../../shared/api/wire/transfer.ts'
import type { BaseModel } from '../../../shared/element/view/base-model.ts'
import type { SessionClient } from '../../../shared/element/view/session-client.ts'

export type SubmissionApi = ReturnType<typeof createSubmissionApi>

/** The calls that send a transfer and follow it. */
export function createSubmissionApi(
  client: Pick<SessionClient, 'call' | 'callToEnd'>,
  { showNotice }: Pick<BaseModel, 'showNotice'>,
) {
  return {
    /** Moves money: call it once per key, and check the status before calling it again. */
    transfer: async (payload: TransferPayload, idempotencyKey: string) =>
      showNotice(
        await client.callToEnd(transfer, itemOf(v.unknown()), { body: payload, idempotencyKey }),
      ),
    /** A transfer by order number or idempotency key; `undefined` if the server does not know it. */
    transferRecord: (id: string): Promise<Answer<TransferRecord | undefined>> =>
      client.call(getTransferRecord, itemOf(transferRecord), { path: { id } }),
  }
}

/** The record in the answer to a transfer; `undefined` if there is none or it is malformed. */
export const recordIn = (item: unknown): TransferRecord | undefined => {
  const record = v.safeParse(transferRecord, item)
  return record.success ? record.output : undefined
}

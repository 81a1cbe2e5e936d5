import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { success } from '../core/answer.ts'
import { readPayload } from '../transfers/payload.ts'
import { placeTransfer } from '../transfers/place-transfer.ts'
import { findRecord } from '../transfers/record.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { jsonBody } from './json-body.ts'

export const transferHandlers = (sandbox: Sandbox) =>
  ({
    transfer: async (c) => {
      const key = idempotencyKey(c)
      const payload = readPayload(await jsonBody(c, 'transfer'))
      const item = await placeTransfer(sandbox, c.get('account'), payload, key)
      return c.json(success({ item }))
    },

    getTransferRecord: async (c) => {
      const id = c.req.param('id') ?? ''
      const item = await findRecord(sandbox.database.queries, c.get('account').id, id)
      return c.json(success({ item }))
    },
  }) satisfies Handlers

import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { success } from '../core/answer.ts'
import { historyPageOf } from '../history/page.ts'
import { readHistoryQuery } from '../history/query.ts'
import { findHistoryRecord } from '../history/record.ts'

export const historyHandlers = ({ database: { queries } }: Sandbox) =>
  ({
    getHistory: async (c) => {
      const filter = readHistoryQuery(c.req.query())
      return c.json(success(await historyPageOf(queries, c.get('account').id, filter)))
    },

    getHistoryRecord: async (c) => {
      const id = c.req.param('orderNumber') ?? ''
      const item = await findHistoryRecord(queries, c.get('account').id, id)
      return c.json(success({ item }))
    },
  }) satisfies Handlers

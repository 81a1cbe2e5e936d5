import * as v from 'valibot'
import { maxFriendAccountLength } from '../../shared/limits.ts'
import { readBinding } from '../bank-cards/binding.ts'
import { cardItem } from '../bank-cards/card-item.ts'
import { bindCard, removeCard } from '../bank-cards/request.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { wireLimits } from '../channels/list.ts'
import { conversionInput, convert } from '../conversions/convert.ts'
import { quoteConversion, quoteInput } from '../conversions/quote.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { findFriend } from '../friends/find-friend.ts'
import { friendTransferInput, transferToFriend } from '../friends/transfer-to-friend.ts'
import { historyPageOf } from '../history/page.ts'
import { readHistoryQuery } from '../history/query.ts'
import { findHistoryRecord } from '../history/record.ts'
import { msg } from '../language/msg.ts'
import { idempotencyKey, jsonBody, orderBody } from './request.ts'

const lookupInput = v.object({ account: v.string() })

const refuseLongName = (): never => {
  throw new Refusal(
    msg('A wallet number or an e-mail address has at most {maxFriendAccountLength} characters', {
      maxFriendAccountLength,
    }),
  )
}

export function walletHandlers(sandbox: Sandbox) {
  const { queries } = sandbox.database
  return {
    getBankCard: async (c) => {
      const { id } = c.get('account')
      const item = await cardItem(queries, id)
      return {
        item: item ? { ...item, ...(await wireLimits(queries, id, sandbox.clock())) } : null,
      }
    },

    bindBankCard: async (c) => {
      const key = idempotencyKey(c)
      const account = c.get('account')
      const binding = readBinding(await jsonBody(c), account.name)
      return { item: (await bindCard(sandbox, account, binding, key)) ?? null }
    },

    removeBankCard: async (c) => removeCard(sandbox, c.get('account'), idempotencyKey(c)),

    getHistory: async (c) =>
      historyPageOf(queries, c.get('account').id, readHistoryQuery(c.req.query())),

    getHistoryRecord: async (c) => {
      const id = c.req.param('orderNumber') ?? ''
      return { item: await findHistoryRecord(queries, c.get('account').id, id) }
    },

    findFriend: async (c) => {
      const { account: name } = parseInput(lookupInput, await jsonBody(c))
      if (name.length > maxFriendAccountLength) refuseLongName()
      return { item: (await findFriend(sandbox, c.get('account'), name)) ?? null }
    },

    transferToFriend: async (c) => {
      const key = idempotencyKey(c)
      const { request, confirming } = await orderBody(c)
      const transfer = parseInput(friendTransferInput, request)
      return {
        item: await transferToFriend(sandbox, c.get('account'), transfer, key, confirming),
      }
    },

    getConversionQuote: async (c) => {
      const { amount } = parseInput(quoteInput, await jsonBody(c))
      return { item: await quoteConversion(sandbox, c.get('account'), amount) }
    },

    convert: async (c) => {
      const key = idempotencyKey(c)
      const request = parseInput(conversionInput, await jsonBody(c))
      return { item: await convert(sandbox, c.get('account'), request, key) }
    },
  } satisfies Handlers
}

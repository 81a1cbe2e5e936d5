import { readBinding } from '../bank-cards/binding.ts'
import { cardItem } from '../bank-cards/card-item.ts'
import { bindCard, removeCard } from '../bank-cards/request.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { success } from '../core/answer.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { jsonBody } from './json-body.ts'

export const bankCardHandlers = (sandbox: Sandbox) =>
  ({
    getBankCard: async (c) => {
      const item = await cardItem(sandbox.database.queries, c.get('account').id)
      return c.json(success({ item: item ?? null }))
    },

    bindBankCard: async (c) => {
      const key = idempotencyKey(c)
      const account = c.get('account')
      const binding = readBinding(await jsonBody(c), account.name)
      const item = await bindCard(sandbox, account, binding, key)
      return c.json(success({ item: item ?? null }))
    },

    removeBankCard: async (c) => {
      await removeCard(sandbox, c.get('account'), idempotencyKey(c))
      return c.json(success())
    },
  }) satisfies Handlers

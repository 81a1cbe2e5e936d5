import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { conversionInput, convert } from '../conversions/convert.ts'
import { quoteConversion, quoteInput } from '../conversions/quote.ts'
import { success } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { jsonBody } from './json-body.ts'

export const conversionHandlers = (sandbox: Sandbox) =>
  ({
    getConversionQuote: async (c) => {
      const { amount } = parseInput(quoteInput, await jsonBody(c))
      const item = await quoteConversion(sandbox, c.get('account'), amount)
      return c.json(success({ item }))
    },

    convert: async (c) => {
      const key = idempotencyKey(c)
      const request = parseInput(conversionInput, await jsonBody(c))
      const item = await convert(sandbox, c.get('account'), request, key)
      return c.json(success({ item }))
    },
  }) satisfies Handlers

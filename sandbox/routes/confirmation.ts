import {
  orderCodeRequest,
  passkeyAddition,
  passkeyRemoval,
  passkeyStart,
} from '../../shared/api/wire/confirmation.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { addPasskey, startPasskey } from '../confirmations/add-passkey.ts'
import { platformIn } from '../confirmations/authenticators.ts'
import { passkeysOf, removePasskey } from '../confirmations/passkeys.ts'
import { sendOrderCode } from '../confirmations/send-code.ts'
import { parseInput } from '../core/parse-input.ts'
import { jsonBody, originOf } from './request.ts'

export const confirmationHandlers = (sandbox: Sandbox) =>
  ({
    sendOrderCode: async (c) => {
      const { id } = parseInput(orderCodeRequest, await jsonBody(c))
      return sendOrderCode(sandbox, c.get('account'), id)
    },

    startPasskey: async (c) => {
      const start = parseInput(passkeyStart, await jsonBody(c))
      return { item: await startPasskey(sandbox, c.get('account'), start, originOf(c)) }
    },

    addPasskey: async (c) => {
      const addition = parseInput(passkeyAddition, await jsonBody(c))
      return addPasskey(sandbox, c.get('account'), addition, {
        origin: originOf(c),
        platform: platformIn(c.req.header('sec-ch-ua-platform')),
      })
    },

    getPasskeys: async (c) => passkeysOf(sandbox.database.queries, c.get('account')),

    removePasskey: async (c) => {
      const removal = parseInput(passkeyRemoval, await jsonBody(c))
      return removePasskey(sandbox, c.get('account'), removal)
    },
  }) satisfies Handlers

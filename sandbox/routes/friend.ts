import * as v from 'valibot'
import { success } from '../answer.ts'
import type { Sandbox } from '../context.ts'
import { findFriend } from '../friends/find-friend.ts'
import { friendTransferInput, transferToFriend } from '../friends/transfer-to-friend.ts'
import { parseInput } from '../inputs.ts'
import type { Handlers } from './env.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { jsonBody } from './json-body.ts'

const lookupInput = v.object({ account: v.pipe(v.string(), v.maxLength(320)) })

export const friendHandlers = (sandbox: Sandbox) =>
  ({
    findFriend: async (c) => {
      const { account: name } = parseInput(lookupInput, await jsonBody(c))
      const item = await findFriend(sandbox, c.get('account'), name)
      return c.json(success({ item: item ?? null }))
    },

    transferToFriend: async (c) => {
      const key = idempotencyKey(c)
      const request = parseInput(friendTransferInput, await jsonBody(c))
      const item = await transferToFriend(sandbox, c.get('account'), request, key)
      return c.json(success({ item }))
    },
  }) satisfies Handlers

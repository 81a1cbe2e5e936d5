import * as v from 'valibot'
import { maxFriendAccountLength } from '../../shared/limits.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { Refusal, success } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { findFriend } from '../friends/find-friend.ts'
import { friendTransferInput, transferToFriend } from '../friends/transfer-to-friend.ts'
import { msg } from '../language/msg.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { jsonBody } from './json-body.ts'

const lookupInput = v.object({ account: v.string() })

const refuseLongName = (): never => {
  throw new Refusal(
    msg('A wallet number or an e-mail address has at most {maxFriendAccountLength} characters', {
      maxFriendAccountLength,
    }),
  )
}

export const friendHandlers = (sandbox: Sandbox) =>
  ({
    findFriend: async (c) => {
      const { account: name } = parseInput(lookupInput, await jsonBody(c))
      if (name.length > maxFriendAccountLength) refuseLongName()
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

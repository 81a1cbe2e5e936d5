import * as v from 'valibot'
import { maxFriendAccountLength } from '../../shared/limits.ts'
import { Refusal, success } from '../answer.ts'
import type { Sandbox } from '../context.ts'
import { findFriend } from '../friends/find-friend.ts'
import { friendTransferInput, transferToFriend } from '../friends/transfer-to-friend.ts'
import { parseInput } from '../inputs.ts'
import type { Handlers } from './env.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { jsonBody } from './json-body.ts'

const lookupInput = v.object({ account: v.string() })

const refuseLongName = (): never => {
  throw new Refusal({
    en: `A wallet number or an e-mail address has at most ${maxFriendAccountLength} characters`,
    zh: `錢包編號或電子郵件最多 ${maxFriendAccountLength} 個字元`,
    ja: `ウォレット番号またはメールアドレスは${maxFriendAccountLength}文字以内です`,
    ko: `지갑 번호 또는 이메일은 최대 ${maxFriendAccountLength}자입니다`,
  })
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

import { readEmail, sameMailbox } from '../../shared/email/email.ts'
import { Refusal, success } from '../answer.ts'
import { checkCode } from '../codes/check.ts'
import { sendCode } from '../codes/send.ts'
import type { Sandbox } from '../context.ts'
import { preferredLocale } from '../words.ts'
import type { Handlers } from './env.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { sourceOf } from './source.ts'

export const emailHandlers = (sandbox: Sandbox) =>
  ({
    sendEmailCode: async (c) => {
      const reading = readEmail(c.req.param('email') ?? '')
      if (!reading.ok)
        throw new Refusal({
          en: 'Please enter a valid email',
          zh: '請輸入有效的電子郵件',
          ja: '有効なメールアドレスを入力してください',
          ko: '올바른 이메일 주소를 입력해 주세요',
        })
      const locale = preferredLocale(c.req.header('accept-language'))
      await sendCode(sandbox, reading.email, sourceOf(c), locale)
      return c.json(success())
    },

    checkEmailCode: async (c) => {
      const { email = '', code = '' } = c.req.param()
      const key = idempotencyKey(c)
      const reading = readEmail(email)
      const token = reading.ok && (await checkCode(sandbox, sameMailbox(reading.email), code, key))
      return c.json(success(token ? { token } : {}))
    },
  }) satisfies Handlers

import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { sourceOf } from '../calls/source.ts'
import { checkCode } from '../codes/check.ts'
import { sendCode } from '../codes/send.ts'
import { success } from '../core/answer.ts'
import { preferredLocale } from '../language/localized-text.ts'
import { enteredEmail, readContact } from '../messages/contact.ts'
import { idempotencyKey } from './idempotency-key.ts'

export const emailHandlers = (sandbox: Sandbox) =>
  ({
    sendEmailCode: async (c) => {
      await sendCode(sandbox, {
        contact: enteredEmail(c.req.param('email') ?? ''),
        purpose: 'LOOKUP',
        source: sourceOf(c, sandbox),
        locale: preferredLocale(c.req.header('accept-language')),
      })
      return c.json(success())
    },

    checkEmailCode: async (c) => {
      const { email = '', code = '' } = c.req.param()
      const key = idempotencyKey(c)
      const contact = readContact(email)
      const source = sourceOf(c, sandbox)
      const token =
        contact && (await checkCode(sandbox, { contact, purpose: 'LOOKUP', code, key, source }))
      return c.json(success(token ? { token } : {}))
    },
  }) satisfies Handlers

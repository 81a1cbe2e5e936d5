import { success } from '../answer.ts'
import { checkCode } from '../codes/check.ts'
import { sendCode } from '../codes/send.ts'
import { enteredEmail, readContact } from '../contact.ts'
import type { Sandbox } from '../context.ts'
import { preferredLocale } from '../language/localized-text.ts'
import type { Handlers } from './env.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { sourceOf } from './source.ts'

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

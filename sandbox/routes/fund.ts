import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { netValueOf } from '../accounts/net-value.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { sourceOf } from '../calls/source.ts'
import { checkCode } from '../codes/check.ts'
import { sendCode } from '../codes/send.ts'
import { mailboxToRead } from '../codes/token.ts'
import { Refusal } from '../core/answer.ts'
import { enteredEmail, readContact } from '../messages/contact.ts'
import { idempotencyKey, localeOf, otpToken } from './request.ts'

export const fundHandlers = (sandbox: Sandbox) =>
  ({
    sendEmailCode: (c) =>
      sendCode(sandbox, {
        contact: enteredEmail(c.req.param('email') ?? ''),
        purpose: 'LOOKUP',
        source: sourceOf(c, sandbox),
        locale: localeOf(c),
      }),

    checkEmailCode: async (c) => {
      const { email = '', code = '' } = c.req.param()
      const key = idempotencyKey(c)
      const contact = readContact(email)
      const source = sourceOf(c, sandbox)
      const token =
        contact && (await checkCode(sandbox, { contact, purpose: 'LOOKUP', code, key, source }))
      return token ? { token } : {}
    },

    getBalanceInWeb: async (c) => {
      const { queries } = sandbox.database
      const mailbox = await mailboxToRead(queries, otpToken(c) ?? '', sandbox.clock())
      if (mailbox === undefined) {
        throw new Refusal('Verify your e-mail address again.', sandboxRefusalCodes.unverified)
      }
      return { item: await netValueOf(queries, mailbox) }
    },
  }) satisfies Handlers

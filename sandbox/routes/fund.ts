import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { netValueOf } from '../accounts/net-value.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { mailboxToRead } from '../codes/token.ts'
import { Refusal, success } from '../core/answer.ts'

export const fundHandlers = ({ database: { queries }, clock }: Sandbox) =>
  ({
    getBalanceInWeb: async (c) => {
      const token = c.req.header('otp-token') ?? ''
      const mailbox = await mailboxToRead(queries, token, clock())
      if (mailbox === undefined) {
        throw new Refusal(
          'Please verify your e-mail address again.',
          sandboxRefusalCodes.unverified,
        )
      }
      return c.json(success({ item: await netValueOf(queries, mailbox) }))
    },
  }) satisfies Handlers

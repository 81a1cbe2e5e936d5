import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { netValueOf } from '../accounts/net-value.ts'
import { Refusal, success } from '../answer.ts'
import { mailboxToRead } from '../codes/token.ts'
import type { Sandbox } from '../context.ts'
import type { Handlers } from './env.ts'

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

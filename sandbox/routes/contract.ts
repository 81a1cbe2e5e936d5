import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { sourceOf } from '../calls/source.ts'
import { findLink } from '../contracts/link.ts'
import { contractItem } from '../contracts/record.ts'
import { readSigning, signContract } from '../contracts/sign.ts'
import { Refusal, success } from '../core/answer.ts'
import { idempotencyKey } from './idempotency-key.ts'

/** Browsers send shorter ones. */
const maxUserAgentLength = 500

export const contractHandlers = (sandbox: Sandbox) =>
  ({
    getContractByToken: async (c) => {
      const { database, clock } = sandbox
      const found = await findLink(database.queries, c.req.header('otp-token'), clock())
      const list = found ? [contractItem(found.contract, found.signed ?? undefined)] : []
      return c.json(success({ list }))
    },

    signContract: async (c) => {
      const signer = {
        token: c.req.header('otp-token'),
        key: idempotencyKey(c),
        source: sourceOf(c, sandbox),
        userAgent: (c.req.header('user-agent') ?? '').slice(0, maxUserAgentLength),
      }
      const body: unknown = await c.req.json().catch(() => {
        throw new Refusal('The signature is not JSON')
      })
      await signContract(sandbox, signer, readSigning(body))
      return c.json(success())
    },
  }) satisfies Handlers

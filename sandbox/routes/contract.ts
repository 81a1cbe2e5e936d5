import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { sourceOf } from '../calls/source.ts'
import { findLink } from '../contracts/link.ts'
import { textsOf } from '../contracts/own-texts.ts'
import { contractItem } from '../contracts/record.ts'
import { readSigning, signContract } from '../contracts/sign.ts'
import { idempotencyKey, jsonBody, otpToken } from './request.ts'

/** Browsers send shorter ones. */
const maxUserAgentLength = 500

export const contractHandlers = (sandbox: Sandbox) =>
  ({
    getContractByToken: async (c) => {
      const { database, clock } = sandbox
      const found = await findLink(database.queries, otpToken(c), clock())
      if (!found) return { list: [] }
      const texts = await textsOf(sandbox, database.queries, found.contract.id)
      return { list: [contractItem(found.contract, found.signed ?? undefined, texts)] }
    },

    signContract: async (c) => {
      const signer = {
        token: otpToken(c),
        key: idempotencyKey(c),
        source: sourceOf(c, sandbox),
        userAgent: (c.req.header('user-agent') ?? '').slice(0, maxUserAgentLength),
      }
      await signContract(sandbox, signer, readSigning(await jsonBody(c, 'signature')))
    },
  }) satisfies Handlers

import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { type Account, accountOf } from '../accounts/account-of-token.ts'
import type { Env } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { contractOfLink } from '../contracts/link.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { longHistoryId, writeHistoryHead } from '../demo/long-history.ts'
import { preferredLocale } from '../language/localized-text.ts'
import { msg } from '../language/msg.ts'

/** Stores the language of a call for the messages to its account. */
async function speaking(queries: Queries, account: Account, acceptLanguage: string | undefined) {
  const locale = acceptLanguage ? preferredLocale(acceptLanguage) : account.locale
  if (locale !== account.locale) {
    await queries.update(accounts).set({ locale }).where(eq(accounts.id, account.id))
  }
  return { ...account, locale }
}

/**
 * Finds the account of a call, if the endpoint needs a login. An image is uploaded either by an
 * account or with the link of a contract, whose reader has no account.
 */
export const authenticate =
  ({ database, clock }: Sandbox, name: EndpointName): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { queries } = database
    const token = c.req.header('token')
    const linkToken = c.req.header('otp-token')
    if (name === 'uploadImage' && !token && linkToken) {
      const { contract, signed } = await contractOfLink(queries, linkToken, clock())
      if (signed) {
        throw new Refusal(
          msg('This agreement has already been signed.'),
          sandboxRefusalCodes.alreadySigned,
        )
      }
      c.set('owner', { contractId: contract.id })
    } else if (endpoints[name].auth === 'token') {
      const account = await speaking(
        queries,
        await accountOf(queries, token ?? '', clock()),
        c.req.header('accept-language'),
      )
      if (account.id === longHistoryId) await writeHistoryHead(queries, account.id)
      c.set('account', account)
      c.set('owner', { accountId: account.id })
    }
    await next()
  }

import type { MiddlewareHandler } from 'hono'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { mailboxOfToken } from '../codes/token.ts'
import { readContact } from '../messages/contact.ts'
import type { ApiContext, Env } from './env.ts'
import type { Sandbox } from './sandbox.ts'

const beginnings = [endpoints.sendEmailCode, endpoints.checkEmailCode].map(({ path }) =>
  path.slice(0, path.indexOf('{')),
)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The mailbox named in a path, if there is a valid one. */
function mailboxInPath(c: ApiContext): string | undefined {
  const { pathname } = new URL(c.req.url)
  const beginning = beginnings.find((known) => pathname.startsWith(known))
  if (beginning === undefined) return undefined
  const [part = ''] = pathname.slice(beginning.length).split('/')
  return readContact(decoded(part))?.mailbox
}

const { signIn, sendUserCode, checkUserCode, getBalanceInWeb, register, resetPassword } = endpoints
/** Calls that name an account in their body, and those that carry the token of a checked code. */
const namesAccount = [signIn, sendUserCode, checkUserCode].map(({ path }): string => path)
const carriesCodeToken = [getBalanceInWeb, register, resetPassword].map(({ path }): string => path)

/** The mailbox of the account that is named in a body. */
async function mailboxInBody(c: ApiContext): Promise<string | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const account: unknown = Reflect.get(Object(body), 'account')
  return typeof account === 'string' ? readContact(account)?.mailbox : undefined
}

/**
 * Finds the mailbox or mobile number that a call is about, so that log and faults can tell tests
 * apart. A call with the token of a code is about its mailbox, even after the token has expired.
 */
export const withMailbox =
  ({ database }: Sandbox): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const token = c.req.header('otp-token')
    const find = async () => {
      if (namesAccount.includes(pathname)) return mailboxInBody(c)
      if (!carriesCodeToken.includes(pathname)) return mailboxInPath(c)
      return token && mailboxOfToken(database.queries, token)
    }
    const mailbox = await find()
    if (mailbox) c.set('mailbox', mailbox)
    await next()
  }

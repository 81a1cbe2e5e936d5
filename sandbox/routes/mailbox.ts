import type { MiddlewareHandler } from 'hono'
import { endpoints } from '../../shared/api/endpoints.ts'
import { readEmail, sameMailbox } from '../../shared/email/email.ts'
import { mailboxOfToken } from '../codes/token.ts'
import type { Sandbox } from '../context.ts'
import type { ApiContext, Env } from './env.ts'

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
  const reading = readEmail(decoded(part))
  return reading.ok ? sameMailbox(reading.email) : undefined
}

/**
 * Finds the mailbox that a call is about, so that log and faults can tell tests apart. A balance
 * belongs to the mailbox of its token, even after the token has expired.
 */
export const withMailbox =
  ({ database }: Sandbox): MiddlewareHandler<Env> =>
  async (c, next) => {
    const token = c.req.header('otp-token')
    const isBalance = token && new URL(c.req.url).pathname === endpoints.getBalanceInWeb.path
    const mailbox = isBalance ? await mailboxOfToken(database.queries, token) : mailboxInPath(c)
    if (mailbox !== undefined) c.set('mailbox', mailbox)
    await next()
  }

import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { randomId } from '../basics/random.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Env } from './env.ts'

const cookie = 'XSRF-TOKEN'

/** If the browser sends the cookie with a POST, the header must have the same value (section 7). */
export const xsrfGuard: MiddlewareHandler<Env> = async (c, next) => {
  const expected = getCookie(c, cookie)
  if (c.req.method === 'POST' && expected && c.req.header('x-xsrf-token') !== expected) {
    return c.json({ success: false, message: 'The X-XSRF-TOKEN header is missing or wrong' }, 403)
  }
  await next()
}

/** Gives a page the cookie, which its script reads and sends back as the header. */
export const xsrfCookie =
  (deps: Pick<SandboxDeps, 'random'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!getCookie(c, cookie)) {
      setCookie(c, cookie, randomId(deps), { path: '/', sameSite: 'Strict' })
    }
    await next()
  }

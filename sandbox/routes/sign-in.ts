import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Env } from '../calls/env.ts'

/**
 * A path of this origin, or `/` for anything else. Only visible ASCII is allowed: a browser reads
 * `/`, a tab and `/elsewhere` as another host.
 */
const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'

/**
 * The sign-in of demo accounts on the site's `/login`: sets the cookie that the site reads. A form
 * posts `token` and `to`, the path to go on to.
 */
export function signIn(): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/sandbox/sign-in', async (c) => {
    const { token, to } = await c.req.parseBody()
    setCookie(c, 'token', String(token ?? ''), { path: '/', sameSite: 'Lax' })
    return c.redirect(ownPath(to), 303)
  })
  return app
}

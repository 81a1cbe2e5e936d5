import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../calls/env.ts'
import { renderControlSignIn } from './sign-in.tsx'

/** A shorter token could be guessed. */
export const minControlTokenLength = 12

const cookie = 'sandbox-control'
const hashOf = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other)

/** Paths below /sandbox that need no token: what pages show, and the demo sign-in of the site. */
const isOpen = (path: string) =>
  path === '/sandbox/sign-in' ||
  path.startsWith('/sandbox/assets/') ||
  path.startsWith('/sandbox/uploads/')

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Requires the control token for the control page, its forms and the control API. The page asks for
 * the token and keeps it in a cookie; a program sends `Authorization: Bearer TOKEN`.
 */
export function controlGuard(token: string): MiddlewareHandler<Env> {
  const expected = hashOf(token)
  const inCookie = createHash('sha256').update(expected).digest('hex')
  const isIn = (c: Context<Env>): boolean => {
    const [, bearer] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (bearer !== undefined) return isSame(hashOf(bearer), expected)
    return isSame(Buffer.from(getCookie(c, cookie) ?? ''), Buffer.from(inCookie))
  }
  return async (c, next) => {
    const { path, method } = c.req
    if (isOpen(path) || isIn(c)) return next()
    if (method === 'POST' && path === '/sandbox/control/token') {
      const entered = String((await c.req.parseBody()).token ?? '')
      if (!isSame(hashOf(entered), expected)) {
        await wait(500)
        return c.html(renderControlSignIn(true), 401)
      }
      setCookie(c, cookie, inCookie, { path: '/sandbox', httpOnly: true, sameSite: 'Strict' })
      return c.redirect('/sandbox', 303)
    }
    if (method === 'GET' && path === '/sandbox') return c.html(renderControlSignIn(false), 401)
    const message = 'The control token is needed: Authorization: Bearer TOKEN'
    return c.json({ success: false, message }, 401, { 'www-authenticate': 'Bearer' })
  }
}

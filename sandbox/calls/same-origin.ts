import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'

/** Browsers send `sec-fetch-site`; older ones send only the origin. */
const isForeign = (c: Context<Env>): boolean => {
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (!origin) return false
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Refuses changes requested by a page of another origin. Tools, which send no origin, are allowed. */
export const sameOrigin: MiddlewareHandler<Env> = async (c, next) => {
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isSafe && isForeign(c)) {
    return c.json({ success: false, message: 'Another origin may not control the sandbox' }, 403)
  }
  await next()
}

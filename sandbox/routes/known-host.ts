import type { MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'

/** Names by which a machine reaches itself. */
const ownNames = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Answers only who names this machine as the host. Otherwise a page of the internet could let its
 * own name lead to this machine, and would then be of the same origin. `others` are further names,
 * with a port or for any.
 */
export const knownHost =
  (others: readonly string[]): MiddlewareHandler<Env> =>
  async (c, next) => {
    const host = (c.req.header('host') ?? '').toLowerCase()
    const port = c.env.incoming?.socket.localPort
    const isOwn = ownNames.some(
      (name) => host === `${name}:${port}` || (port === 80 && host === name),
    )
    const isOther = others.some((name) => host === name || host.replace(/:\d+$/, '') === name)
    if (!isOwn && !isOther) {
      return c.text('This host is not known here. ALLOWED_HOSTS can name it.', 403)
    }
    await next()
  }

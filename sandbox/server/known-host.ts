import type { MiddlewareHandler } from 'hono'
import type { Env } from '../calls/env.ts'

/** Names of this machine. */
const ownNames = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Refuses requests for an unknown host. Otherwise a website could point its own name at this machine
 * (DNS rebinding) and would be of the same origin.
 *
 * @param others further accepted names, each with a port or for any port
 * @param addresses of this machine, for the port that is listened on
 */
export const knownHost =
  (others: readonly string[], addresses: readonly string[] = []): MiddlewareHandler<Env> =>
  async (c, next) => {
    const host = (c.req.header('host') ?? '').toLowerCase()
    const port = c.env.incoming?.socket.localPort
    const isOwn = [...ownNames, ...addresses].some(
      (name) => host === `${name}:${port}` || (port === 80 && host === name),
    )
    const isOther = others.some((name) => host === name || host.replace(/:\d+$/, '') === name)
    if (!isOwn && !isOther) {
      return c.text('This host is not known here. ALLOWED_HOSTS can name it.', 403)
    }
    await next()
  }

import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type EndpointName, endpoints } from '../../shared/api/endpoints.ts'
import { accountOf } from '../accounts/session.ts'
import { refused } from '../answer.ts'
import type { Sandbox } from '../context.ts'
import { channelHandlers } from './channels.ts'
import type { Env, Handlers } from './env.ts'
import { withFaults } from './faulty.ts'
import { logged } from './logged.ts'
import { transferHandlers } from './transfer.ts'
import { uploadHandlers } from './upload.ts'
import { walletHandlers } from './wallet.ts'
import { xsrfGuard } from './xsrf.ts'

/** The calls of `shared/api/endpoints.ts`, under the paths that stand there and nowhere else. */
export function apiRoutes(sandbox: Sandbox): Hono<Env> {
  const handlers: Handlers = {
    ...channelHandlers(sandbox),
    ...walletHandlers(sandbox),
    ...transferHandlers(sandbox),
    ...uploadHandlers(sandbox),
  }
  const app = new Hono<Env>()
  // Any origin may call, without cookies: the token in the header is the whole credential.
  app.use(
    '/api/*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['token', 'otp-token', 'content-type', 'idempotency-key', 'x-xsrf-token'],
      maxAge: 600,
    }),
    logged(sandbox),
    xsrfGuard,
  )

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const handler = handlers[name]
    if (!handler) continue
    const { method, path, auth } = endpoints[name]
    app.on(
      method,
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      withFaults(sandbox, name),
      async (c, next) => {
        if (auth === 'token') {
          c.set('account', await accountOf(sandbox.database.queries, c.req.header('token')))
        }
        await next()
      },
      handler,
    )
  }

  app.all('/api/*', (c) => c.json(refused(404, `There is no call ${c.req.path}`), 404))
  return app
}

import { Hono, type MiddlewareHandler } from 'hono'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { shortBody, storableText } from '../calls/body.ts'
import { corsHeaders } from '../calls/cors.ts'
import type { Env, Handlers } from '../calls/env.ts'
import { logged } from '../calls/log-calls.ts'
import { magicToken } from '../calls/magic.ts'
import { withMailbox } from '../calls/mailbox.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { withFaults } from '../calls/with-faults.ts'
import { xsrfGuard } from '../calls/xsrf.ts'
import { refused, success } from '../core/answer.ts'
import { authenticate } from './authenticate.ts'
import { confirmationHandlers } from './confirmation.ts'
import { contractHandlers } from './contract.ts'
import { enquiryHandlers } from './enquiry.ts'
import { fundHandlers } from './fund.ts'
import { homeHandlers } from './home.ts'
import { recipientHandlers } from './recipients.ts'
import { transferHandlers } from './transfer.ts'
import { userHandlers } from './user.ts'
import { walletHandlers } from './wallet.ts'

/** Responses are personal and short-lived: neither browser nor proxy may store them. */
const notStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('cache-control', 'no-store')
}

/** Serves the calls of `shared/api/endpoints/`; their paths are declared only there. */
export function apiRoutes(sandbox: Sandbox): Hono<Env> {
  const handlers: Required<Handlers> = {
    ...homeHandlers(sandbox),
    ...transferHandlers(sandbox),
    ...walletHandlers(sandbox),
    ...recipientHandlers(sandbox),
    ...confirmationHandlers(sandbox),
    ...contractHandlers(sandbox),
    ...fundHandlers(sandbox),
    ...userHandlers(sandbox),
    ...enquiryHandlers(sandbox),
  }
  /** Before and after, so that a call that takes long is not followed by writing at once. */
  const goesFirst: MiddlewareHandler = async (_, next) => {
    sandbox.historyWriter?.pause()
    await next()
    sandbox.historyWriter?.pause()
  }
  const app = new Hono<Env>()
  app.use(
    '/api/*',
    goesFirst,
    corsHeaders,
    notStored,
    shortBody,
    storableText,
    magicToken,
    withMailbox(sandbox),
    logged(sandbox),
    xsrfGuard,
  )

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name]
    app.on(
      method,
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      withFaults(sandbox, name),
      authenticate(sandbox, name),
      async (c) => c.json(success((await handlers[name](c)) ?? undefined)),
    )
  }

  app.all('/api/*', (c) => c.json(refused(404, `There is no call ${c.req.path}`), 404))
  return app
}

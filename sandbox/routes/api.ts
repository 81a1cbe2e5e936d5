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
import { refused } from '../core/answer.ts'
import { authenticate } from './authenticate.ts'
import { bankCardHandlers } from './bank-card.ts'
import { channelHandlers } from './channels.ts'
import { contractHandlers } from './contract.ts'
import { conversionHandlers } from './conversion.ts'
import { emailHandlers } from './email.ts'
import { enquiryHandlers } from './enquiry.ts'
import { friendHandlers } from './friend.ts'
import { fundHandlers } from './fund.ts'
import { historyHandlers } from './history.ts'
import { transferHandlers } from './transfer.ts'
import { uploadHandlers } from './upload.ts'
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
    ...channelHandlers(sandbox),
    ...walletHandlers(sandbox),
    ...historyHandlers(sandbox),
    ...bankCardHandlers(sandbox),
    ...friendHandlers(sandbox),
    ...conversionHandlers(sandbox),
    ...transferHandlers(sandbox),
    ...uploadHandlers(sandbox),
    ...emailHandlers(sandbox),
    ...fundHandlers(sandbox),
    ...contractHandlers(sandbox),
    ...enquiryHandlers(sandbox),
    ...userHandlers(sandbox),
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
      handlers[name],
    )
  }

  app.all('/api/*', (c) => c.json(refused(404, `There is no call ${c.req.path}`), 404))
  return app
}

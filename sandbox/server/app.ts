import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { assetRoutes } from '../assets/routes.ts'
import { version } from '../basics/version.ts'
import { shortBody, storableText } from '../calls/body.ts'
import { createCallLog } from '../calls/call-log.ts'
import type { Env } from '../calls/env.ts'
import { createFaults } from '../calls/faults.ts'
import { sameOrigin } from '../calls/same-origin.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { ConnectionCut } from '../calls/with-faults.ts'
import { controlCalls } from '../control/control-api.ts'
import { controlRoutes } from '../control/control-call.ts'
import { controlDocument } from '../control/control-document.ts'
import { controlPage } from '../control/routes.tsx'
import { Refusal, refused } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { preferredLocale } from '../language/localized-text.ts'
import { apiRoutes } from '../routes/api.ts'
import { signIn } from '../routes/sign-in.ts'
import { uploadsRoutes } from '../routes/uploaded-files.ts'

/**
 * The sandbox as one Hono app: the API under /api, control page and JSON control under /sandbox.
 * Two apps share no state. It needs no server and no files, so it also runs inside Vite or MSW. The
 * database must have been prepared (`demo/demo.ts`).
 */
export function createApp(deps: SandboxDeps): Hono<Env> {
  const sandbox: Sandbox = {
    ...deps,
    faults: createFaults(),
    calls: createCallLog(deps.maxCalls),
  }
  const app = new Hono<Env>()
  app.use('/sandbox/*', sameOrigin, shortBody, storableText)
  // The answers of the others fit into the first packets of a connection as they are.
  for (const { path } of [endpoints.getHistory, endpoints.getContractByToken]) {
    app.use(path, compress())
  }
  app.route('/', apiRoutes(sandbox))
  app.route('/', uploadsRoutes(sandbox))
  app.route('/', controlRoutes(controlCalls, sandbox))
  app.get('/sandbox/openapi.json', (c) => c.json(controlDocument(version)))
  app.route('/', signIn())
  app.route('/', assetRoutes())
  app.route('/', controlPage(sandbox))

  app.onError((error, c) => {
    if (error instanceof ConnectionCut) throw error
    if (error instanceof Refusal) {
      const isControl = c.req.path.startsWith('/sandbox/')
      const message = error.in(preferredLocale(c.req.header('accept-language')))
      return c.json(refused(error.code, message, error.data), isControl ? 400 : 200)
    }
    console.error(error)
    return c.json({ success: false, message: 'The sandbox failed; its console says why' }, 500)
  })
  return app
}

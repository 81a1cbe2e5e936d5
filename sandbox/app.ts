import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createSignIns } from './accounts/sign-ins.ts'
import { Refusal, refused } from './answer.ts'
import { assetRoutes } from './assets/routes.ts'
import { createCallLog } from './call-log.ts'
import type { Sandbox, SandboxDeps } from './context.ts'
import { createFlashMessages } from './control/flash-messages.ts'
import { controlPage } from './control/routes.tsx'
import { createFaults } from './faults.ts'
import { preferredLocale } from './language/localized-text.ts'
import { controlDocument } from './openapi/control-document.ts'
import { apiRoutes } from './routes/api.ts'
import { shortBody, storableText } from './routes/body.ts'
import { controlApi } from './routes/control-api.ts'
import type { Env } from './routes/env.ts'
import { sameOrigin } from './routes/same-origin.ts'
import { signIn } from './routes/sign-in.ts'
import { uploadsRoutes } from './routes/uploaded-files.ts'
import { ConnectionCut } from './routes/with-faults.ts'
import { version } from './version.ts'

/**
 * The sandbox as one Hono app: the API under /api, control page and JSON control under /sandbox.
 * Two apps share no state. It needs no server and no files, so it also runs inside Vite or MSW. The
 * database must have been prepared (`demo.ts`).
 */
export function createApp(deps: SandboxDeps): Hono<Env> {
  const sandbox: Sandbox = {
    ...deps,
    faults: createFaults(),
    calls: createCallLog(deps.maxCalls),
    flashMessages: createFlashMessages(),
    signIns: createSignIns(),
  }
  const app = new Hono<Env>()
  app.use('/sandbox/*', sameOrigin, shortBody, storableText)
  app.use('/api/*', compress())
  app.route('/', apiRoutes(sandbox))
  app.route('/', uploadsRoutes(sandbox))
  app.route('/', controlApi(sandbox))
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

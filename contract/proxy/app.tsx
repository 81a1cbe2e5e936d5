/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { assetRoutes } from '../../sandbox/assets/routes.ts'
import { createCallLog, defaultMaxCalls } from '../../sandbox/calls/call-log.ts'
import { corsHeaders } from '../../sandbox/calls/cors.ts'
import type { Env } from '../../sandbox/calls/env.ts'
import { createFaults } from '../../sandbox/calls/faults.ts'
import { logged } from '../../sandbox/calls/log-calls.ts'
import { magicToken } from '../../sandbox/calls/magic.ts'
import { sameOrigin } from '../../sandbox/calls/same-origin.ts'
import { ConnectionCut, withFaults } from '../../sandbox/calls/with-faults.ts'
import { Calls } from '../../sandbox/control/calls.tsx'
import { callsOfProxy } from '../../sandbox/control/control-api.ts'
import { controlRoutes, formRoutes } from '../../sandbox/control/control-call.ts'
import { Faults } from '../../sandbox/control/faults.tsx'
import { renderPage } from '../../sandbox/control/layout.tsx'
import { Refusal, refused } from '../../sandbox/core/answer.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { createChecks } from '../openapi/validate.ts'
import { forward, type Upstream } from './forward.ts'

export interface ProxyOptions {
  /** Without a slash at the end. */
  readonly upstream: string
  /** Limits of an answer; see `forward.ts`. */
  readonly limits?: Omit<Upstream, 'url'>
  /** Paths that the host sets by `api-paths`. */
  readonly paths?: Partial<Record<EndpointName, string>>
  /** Called for each answer that differs from the contract. */
  readonly report: (name: EndpointName, differences: readonly string[]) => void
}

/** Longest body of a request: more than twice the largest picture. */
const maxRequestBytes = 8 * 1024 ** 2

const shortBody = bodyLimit({
  maxSize: maxRequestBytes,
  onError: (c) => c.json(refused(413, 'At most 8 MB may be sent'), 413),
})

/**
 * Forwards every call to another server, compares its answers with the contract, and applies the
 * faults that are set.
 */
export function createProxy({ upstream, limits, paths = {}, report }: ProxyOptions): Hono<Env> {
  const faults = createFaults()
  const calls = createCallLog()
  const clock = () => new Date()
  const checks = createChecks()
  const app = new Hono<Env>()
  app.use('/sandbox/*', sameOrigin, shortBody)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const template = paths[name] ?? endpoints[name].path
    const path = template.replaceAll(/\{(\w+)\}/g, ':$1')
    app.use(path, corsHeaders, shortBody, magicToken, logged({ calls, clock }))
    app.on(
      endpoints[name].method,
      path,
      withFaults({ faults }, name, { hasMagicAmounts: false }),
      forward(name, template, { url: upstream, ...limits }, checks, (differences) =>
        report(name, differences),
      ),
    )
  }
  app.all('/api/*', (c) => c.json(refused(404, `There is no call ${c.req.path}`), 404))

  app.route('/', assetRoutes())
  app.route('/', controlRoutes(callsOfProxy, { faults, calls }))
  app.get('/sandbox', (c) =>
    c.html(
      renderPage(
        <main>
          <h1>Proxy</h1>
          <p class="warning">
            Calls are passed on to {upstream}. A transfer made here is carried out there.
          </p>
          <Faults faults={faults.list()} />
          <Calls calls={calls.list().slice(-defaultMaxCalls)} />
        </main>,
        'Proxy',
      ),
    ),
  )
  app.route(
    '/',
    formRoutes(callsOfProxy, { faults, calls }, async (work, part) => {
      await work
      return `/sandbox#${part}`
    }),
  )

  app.onError((error, c) => {
    if (error instanceof ConnectionCut) throw error
    if (error instanceof Refusal) return c.json(refused(error.code, error.message), 400)
    console.error(error)
    return c.json({ success: false, message: 'The proxy failed; its console says why' }, 500)
  })
  return app
}

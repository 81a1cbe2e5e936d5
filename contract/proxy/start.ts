import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { fileLocations } from '../../sandbox/basics/file-locations.ts'
import type { Env } from '../../sandbox/calls/env.ts'
import { type Served, type ServeOptions, serve } from '../../sandbox/server/serve.ts'
import { staticRoutes } from '../../sandbox/static/routes.ts'
import { createProxy, type ProxyOptions } from './app.tsx'

/** Starts a proxy. It has no data of its own. */
export function startProxy(
  options: ProxyOptions &
    ServeOptions & { readonly everything?: boolean; readonly dist?: string | undefined },
): Promise<Served> {
  const random = (length: number) => new Uint8Array(randomBytes(length))
  const app = new Hono<Env>()
  app.route('/', createProxy(options))
  app.route(
    '/',
    options.everything
      ? staticRoutes({ random }, options.dist ?? fileLocations.dist)
      : new Hono<Env>().get('/', (c) => c.redirect('/sandbox')),
  )
  return serve(app, options, async () => {})
}

import { join } from 'node:path'
import { Hono } from 'hono'
import type { SandboxDeps } from '../context.ts'
import type { ApiContext, Env } from '../routes/env.ts'
import { xsrfCookie } from '../routes/xsrf.ts'
import { fileCache, type StaticFile } from './file-cache.ts'
import { send } from './send.ts'
import { siteRoutes } from './site.ts'

/** What an embedder with a strict policy would send: the elements must work under it. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** File names with a hash in them never change their content. */
const hashed = /[-.][\w-]{8}\.\w+$/

/** Files that pages of any origin may load. */
const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves what `vite build` made: widgets for any origin, pages under a strict policy, the site. */
export function staticRoutes(deps: SandboxDeps, dist: string): Hono<Env> {
  const widgets = fileCache(join(dist, 'widgets'))
  const pages = fileCache(join(dist, 'pages'))
  const root = fileCache(dist)
  const app = new Hono<Env>()

  const missing = (c: ApiContext) =>
    c.text(`There is no ${c.req.path}. If nothing is there, run: npx vite build`, 404)
  const rest = (c: ApiContext, prefix: string): string => {
    try {
      return decodeURIComponent(c.req.path.slice(prefix.length))
    } catch {
      return ''
    }
  }
  const answer = (c: ApiContext, file: StaticFile | undefined, headers = {}) =>
    file ? send(c, file, headers) : missing(c)

  app.get('/widgets/*', async (c) => answer(c, await widgets(rest(c, '/widgets/')), shared))
  app.get('/custom-elements.json', async (c) => {
    const file = (await root('custom-elements.json')) ?? (await widgets('custom-elements.json'))
    return answer(c, file, shared)
  })
  app.get('/assets/*', async (c, next) => {
    const path = rest(c, '/')
    const file = await pages(path)
    const forever = { 'cache-control': 'max-age=31536000, immutable' }
    return file ? send(c, file, hashed.test(path) ? forever : {}) : next()
  })
  app.on('GET', ['/playground', '/playground/*'], xsrfCookie(deps), async (c) => {
    const name = rest(c, '/playground').replace(/^\/+|\/+$|\.html$/g, '') || 'playground'
    const page = (await pages(`${name}.html`)) ?? (await pages(`stories/playground/${name}.html`))
    return answer(c, page, {
      'content-security-policy': pagePolicy,
      'referrer-policy': 'same-origin',
    })
  })
  app.route('/', siteRoutes(deps, dist))
  return app
}

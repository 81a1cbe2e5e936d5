import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { ApiContext, Env } from '../calls/env.ts'
import { xsrfCookie } from '../calls/xsrf.ts'
import type { SandboxDeps } from '../core/context.ts'
import { brotli } from './brotli.ts'
import { readHeaders } from './host-rules.ts'
import { serveFile } from './serve-file.ts'
import { siteRoutes } from './site.ts'

/** The policy of a strict embedder; the elements must work under it. */
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

const pageHeaders = {
  'content-security-policy': pagePolicy,
  'referrer-policy': 'same-origin',
}

/** A file with a hash in its name never changes. */
const hashed = /[-.][\w-]{8}\.\w+$/

/** Files that pages of any origin may load. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Headers that a 304 repeats, besides those that every 304 has. */
const retained = [...Object.keys(anyOrigin), 'timing-allow-origin', 'set-cookie']

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\0'
  }
}

/**
 * Serves the output of `vite build`: the elements and the files of a CDN for any origin, pages
 * under a strict policy, and the site.
 */
export function staticRoutes(deps: Pick<SandboxDeps, 'random'>, dist: string): Hono<Env> {
  const widgets = join(dist, 'widgets')
  const cdn = join(dist, 'cdn')
  const pages = join(dist, 'pages')
  const app = new Hono<Env>()
  app.use(compress(), brotli(), etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...retained] }))

  const missing = (c: ApiContext) =>
    c.text(`There is no ${c.req.path}. If nothing is there, run: npx vite build`, 404)
  /** The path of a request below a prefix. */
  const below = (prefix: string, c: ApiContext) => decoded(c.req.path.slice(prefix.length))

  app.get('/widgets/*', async (c) => {
    return (await serveFile(c, widgets, below('/widgets/', c), anyOrigin)) ?? missing(c)
  })
  app.get('/cdn/*', async (c) => {
    const path = below('/cdn', c)
    const rules = await readFile(join(cdn, '_headers'), 'utf8').catch(() => '')
    return (await serveFile(c, cdn, path, readHeaders(rules)(path))) ?? missing(c)
  })
  app.get('/custom-elements.json', async (c) => {
    const file = 'custom-elements.json'
    return (
      (await serveFile(c, dist, file, anyOrigin)) ??
      (await serveFile(c, widgets, file, anyOrigin)) ??
      missing(c)
    )
  })
  app.get('/openapi.json', async (c) => {
    return (await serveFile(c, dist, 'openapi.json', anyOrigin)) ?? missing(c)
  })
  app.get('/assets/*', async (c, next) => {
    const path = below('/', c)
    const forever = { 'cache-control': 'max-age=31536000, immutable' }
    return (await serveFile(c, pages, path, hashed.test(path) ? forever : {})) ?? next()
  })
  app.on('GET', ['/playground', '/playground/*'], xsrfCookie(deps), async (c) => {
    const name = below('/playground', c).replace(/^\/+|\/+$|\.html$/g, '') || 'playground'
    return (
      (await serveFile(c, pages, `${name}.html`, pageHeaders)) ??
      (await serveFile(c, pages, `stories/playground/${name}.html`, pageHeaders)) ??
      missing(c)
    )
  })
  app.route('/', siteRoutes(deps, dist))
  return app
}

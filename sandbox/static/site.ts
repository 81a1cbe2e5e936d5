import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ApiContext, Env } from '../calls/env.ts'
import { xsrfCookie } from '../calls/xsrf.ts'
import type { SandboxDeps } from '../core/context.ts'
import { withBanner } from './banner.ts'
import { readHeaders, readRedirects, readSpellings } from './host-rules.ts'
import { serveFile } from './serve-file.ts'

const addBanner: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const isDocument = c.res.headers.get('content-type')?.startsWith('text/html')
  if (![200, 404].includes(c.res.status) || !isDocument) return
  c.res = new Response(withBanner(await c.res.text()), c.res)
  c.res.headers.delete('content-length')
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/\0'
  }
}

/**
 * Serves the built site as Netlify would: its files, by the rules that the build wrote for it, but
 * with the redirects of hosts that know regular expressions.
 */
export function siteRoutes(deps: Pick<SandboxDeps, 'random'>, dist: string): Hono<Env> {
  const folder = join(dist, 'site')
  const rulesIn = (name: string) => readFile(join(dist, 'hosts', name), 'utf8').catch(() => '')

  const serve = async (c: ApiContext, path: string, headers: Readonly<Record<string, string>>) => {
    if (path === '/') return serveFile(c, folder, 'index.html', headers)
    return (
      (await serveFile(c, folder, path, headers)) ??
      (await serveFile(c, folder, `${path.replace(/\/+$/, '')}.html`, headers))
    )
  }

  return new Hono<Env>().get('*', xsrfCookie(deps), addBanner, async (c) => {
    const path = decoded(c.req.path)
    const headers = readHeaders(await rulesIn('netlify/_headers'))(path)
    const file = await serve(c, path, headers)
    if (file) return file

    const { pathname, search } = new URL(c.req.url)
    const address = readSpellings(await rulesIn('any-other/redirects.json'))(pathname)
    if (address && address !== pathname) return c.redirect(address + search, 308)

    // Even if the path looks like a file: the token of a contract may contain dots.
    const rule = readRedirects(await rulesIn('netlify/_redirects'))(path)
    const other = rule?.status === 200 ? await serve(c, rule.to, headers) : undefined
    if (other) return other

    const isFile = /\.\w+$/.test(path)
    const missing = isFile ? undefined : await serve(c, rule?.to ?? '/404.html', headers)
    return missing
      ? new Response(missing.body, { status: 404, headers: missing.headers })
      : c.text(`There is no ${c.req.path}. If nothing is there, run: npx vite build`, 404)
  })
}

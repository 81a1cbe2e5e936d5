import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import type { SandboxDeps } from '../context.ts'
import type { ApiContext, Env } from '../routes/env.ts'
import { xsrfCookie } from '../routes/xsrf.ts'
import { withBanner } from './banner.ts'
import { readHeaders, readRedirects } from './host-rules.ts'
import { serveFile } from './serve-file.ts'

const addBanner: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const isDocument = c.res.headers.get('content-type')?.startsWith('text/html')
  if (c.res.status !== 200 || !isDocument) return
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

/** Serves the built site as a static host would: by its files, `_headers` and `_redirects`. */
export function siteRoutes(deps: Pick<SandboxDeps, 'random'>, dist: string): Hono<Env> {
  const folder = join(dist, 'site')
  const rulesIn = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')

  const serve = async (c: ApiContext, path: string, headers: Readonly<Record<string, string>>) => {
    // Hides the rules themselves, however a path spells them: `//`, encoded dots and slashes.
    if (/(^|[/\\])[._]/.test(path)) return undefined
    if (path === '/') return serveFile(c, folder, 'index.html', headers)
    return (
      (await serveFile(c, folder, path, headers)) ??
      (await serveFile(c, folder, `${path.replace(/\/+$/, '')}.html`, headers))
    )
  }

  return new Hono<Env>().get('*', xsrfCookie(deps), addBanner, async (c) => {
    const path = decoded(c.req.path)
    const headers = readHeaders(await rulesIn('_headers'))(path)
    const file = await serve(c, path, headers)
    if (file) return file

    const redirect = readRedirects(await rulesIn('_redirects'))(path)
    // Whatever the path looks like: the token of a contract may contain dots.
    const other = redirect?.status === 200 ? await serve(c, redirect.to, headers) : undefined
    if (other) return other

    const isFile = /\.\w+$/.test(path)
    return redirect && !isFile
      ? c.redirect(redirect.to)
      : c.text(`There is no ${c.req.path}. If nothing is there, run: npx vite build`, 404)
  })
}

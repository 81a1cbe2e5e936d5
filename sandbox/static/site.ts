import { join } from 'node:path'
import { Hono } from 'hono'
import type { SandboxDeps } from '../context.ts'
import type { Env } from '../routes/env.ts'
import { xsrfCookie } from '../routes/xsrf.ts'
import { fileCache, type StaticFile } from './file-cache.ts'
import { readHeaders, readRedirects } from './host-rules.ts'
import { send } from './send.ts'
import { inSandbox } from './strip.ts'

const edit = (bytes: Uint8Array, extension: string): Uint8Array =>
  extension === '.html'
    ? new TextEncoder().encode(inSandbox(new TextDecoder().decode(bytes)))
    : bytes

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/\0'
  }
}

/** Serves the built site as a static host would: by its files, `_headers` and `_redirects`. */
export function siteRoutes(deps: SandboxDeps, dist: string): Hono<Env> {
  const files = fileCache(join(dist, 'site'), edit)
  const rulesOf = async <Rules>(name: string, read: (text: string) => Rules) =>
    read(new TextDecoder().decode(await (await files(name))?.body('identity')))
  const fileAt = async (path: string): Promise<StaticFile | undefined> => {
    // The rules themselves, however a path spells them: `//`, encoded dots and slashes.
    if (/(^|[/\\])[._]/.test(path)) return undefined
    return path === '/'
      ? files('index.html')
      : ((await files(path)) ?? (await files(`${path.replace(/\/+$/, '')}.html`)))
  }

  return new Hono<Env>().get('*', xsrfCookie(deps), async (c) => {
    const path = decoded(c.req.path)
    const headers = (await rulesOf('_headers', readHeaders))(path)
    const file = await fileAt(path)
    if (file) return send(c, file, headers)

    const detour = (await rulesOf('_redirects', readRedirects))(path)
    // Whatever its path looks like: the token of a contract may have dots.
    const other = detour?.status === 200 ? await fileAt(detour.to) : undefined
    if (other) return send(c, other, headers)

    const isFile = /\.\w+$/.test(path)
    return detour && !isFile
      ? c.redirect(detour.to)
      : c.text(`There is no ${c.req.path}. If nothing is there, run: npx vite build`, 404)
  })
}

import { Hono } from 'hono'
import type { Env } from '../routes/env.ts'
import { controlStyles } from './control-styles.ts'
import { icons } from './icons.ts'

const files: Readonly<Record<string, string>> = { ...icons, 'control.css': controlStyles }

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  css: 'text/css; charset=utf-8',
}

/** Serves the icons of the channels and the style of the control page. */
export function assetRoutes(): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/sandbox/assets/:name', (c) => {
    const name = c.req.param('name')
    const text = Object.hasOwn(files, name) ? files[name] : undefined
    if (text === undefined) return c.text('Not Found', 404)
    return c.body(text, 200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'max-age=300',
    })
  })
  return app
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { Env } from '../calls/env.ts'
import { controlStyles } from './control-styles.ts'
import { icons } from './icons.ts'

const files: Readonly<Record<string, string>> = { ...icons, 'control.css': controlStyles }

/** The fonts of the site. If they are not installed, the page has those of the system. */
const fonts: Readonly<Record<string, string>> = {
  'display.woff2': '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
  'text.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
}

const { resolve } = createRequire(import.meta.url)

const fontOf = async (name: string) => {
  const path = Object.hasOwn(fonts, name) ? fonts[name] : undefined
  if (path === undefined) return undefined
  try {
    return await readFile(resolve(path))
  } catch {
    return undefined
  }
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

/** Serves the icons of the channels, and the style and the fonts of the control page. */
export function assetRoutes(): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/sandbox/assets/:name', async (c) => {
    const name = c.req.param('name')
    const text = Object.hasOwn(files, name) ? files[name] : await fontOf(name)
    if (text === undefined) return c.text('Not Found', 404)
    return c.body(typeof text === 'string' ? text : new Uint8Array(text), 200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'max-age=300',
    })
  })
  return app
}

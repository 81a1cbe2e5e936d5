import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import type { HostPage } from './host-server.ts'

/** `home`: the origin of the sandbox. `foreign`: another one, without an API. */
export type Origin = 'home' | 'foreign'

export interface HostOptions {
  readonly head?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Scripts and styles next to the page, by name: `<script src="main.js">` loads them. */
  readonly files?: Readonly<Record<string, string>>
  readonly origin?: Origin
}

/** Pages of an embedder, served by a real server. */
export interface Host {
  /** Puts a page on a server; returns its address. */
  serve(options: HostOptions): Promise<string>
  /** Puts a page on a server and goes there. */
  open(options: HostOptions): Promise<void>
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A tag with attributes, as HTML; `true` is a bare attribute, `undefined` and `false` are none. */
export const tagHtml = (
  tag: string,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  children = '',
): string => {
  const parts = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    return value === true ? [name] : [`${name}="${escapeText(value)}"`]
  })
  return `<${[tag, ...parts].join(' ')}>${children}</${tag}>`
}

export type BuildMode = 'module' | 'classic'

/** The script tag an embedder writes for an element; from another origin where one is named. */
export const scriptHtml = (tag: string, mode: BuildMode = 'module', origin?: Origin): string => {
  const base = origin ? addresses()[origin] : ''
  return mode === 'module'
    ? `<script type="module" src="${base}/widgets/${tag}.js"></script>`
    : `<script src="${base}/widgets/${tag}.iife.js"></script>`
}

/** Puts a page with its files on a server; returns its address. */
export async function servePage(page: HostPage, origin: Origin = 'home'): Promise<string> {
  const base = addresses()[origin]
  const made = await fetch(`${base}/e2e/`, { method: 'POST', body: JSON.stringify(page) })
  return base + (await made.text())
}

/** The same for a page of an embedder, with the head that all have. */
export function serveHostPage({
  head = '',
  body = '',
  headers = {},
  files = {},
  origin = 'home',
}: HostOptions): Promise<string> {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${head}</head><body>${body}</body></html>`,
  ].join('')
  return servePage({ html, headers, files }, origin)
}

export const createHost = (page: Page): Host => ({
  serve: serveHostPage,
  async open(options) {
    await page.goto(await serveHostPage(options))
  },
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { startTestServer } from '../testing/open-test-database.ts'

let dist: string
let server: RunningServer

const page = (title: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><div id="host-strip"></div>`

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'sandbox-site-'))
  const site = join(dist, 'site')
  mkdirSync(join(site, 'zh'), { recursive: true })
  mkdirSync(join(site, 'assets'))
  const host = join(dist, 'hosts/netlify')
  mkdirSync(host, { recursive: true })
  writeFileSync(join(site, 'index.html'), page('Home'))
  writeFileSync(join(site, 'trusts.html'), page('Trusts'))
  writeFileSync(join(site, 'contract.html'), page('Contract'))
  writeFileSync(join(site, 'zh.html'), page('首頁', 'zh-Hant'))
  writeFileSync(join(site, '404.html'), page('Page not found'))
  writeFileSync(join(site, 'zh/404.html'), page('找不到頁面', 'zh-Hant'))
  writeFileSync(join(site, 'assets/site-Ab3_d9Xz.js'), 'export {}')
  writeFileSync(
    join(host, '_headers'),
    "/*\n  Content-Security-Policy: default-src 'none'\n\n/contract/*\n  Referrer-Policy: no-referrer\n",
  )
  writeFileSync(
    join(host, '_redirects'),
    '/contract/* /contract.html 200\n/zh/* /zh/404.html 404\n',
  )
  mkdirSync(join(dist, 'hosts/any-other'))
  writeFileSync(
    join(dist, 'hosts/any-other/redirects.json'),
    JSON.stringify([
      { from: '^/trusts(?:%20|/)*$', to: '/trusts' },
      { from: '^/(?:zh|tw)(?:-[^/?]*)?/contract/([^/?]+)$', to: '/zh/contract/$1' },
    ]),
  )
  // As if an operator had copied the files of a host into the folder.
  writeFileSync(join(site, '_headers'), 'Content-Security-Policy: none')
  writeFileSync(join(site, '_redirects'), '/contract/* /contract.html 200')
  server = await startTestServer({ everything: true, dist })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true, force: true })
})

const get = async (path: string) => {
  const response = await fetch(server.url + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each([
  ['/', 'Home', 'no real money moves'],
  ['/trusts', 'Trusts', 'no real money moves'],
  ['/zh', '首頁', '不涉及真實資金'],
  ['/zh/', '首頁', '不涉及真實資金'],
  ['/contract/a-token', 'Contract', 'no real money moves'],
  ['/contract/header.payload.signature', 'Contract', 'no real money moves'],
])('%s serves the document of its path with the sandbox banner', async (path, title, words) => {
  const { status, headers, text } = await get(path)
  expect(status).toBe(200)
  expect(text).toContain(`<title>${title}</title>`)
  expect(text).toMatch(/<html data-sandbox lang="[^"]+">/)
  expect(text).toMatch(new RegExp(`<div id="host-strip"><aside .*${words}.*</aside></div>`))
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
})

test('the page of a contract sends no referrer', async () => {
  expect((await get('/contract/a-token')).headers.get('referrer-policy')).toBe('no-referrer')
  expect((await get('/trusts')).headers.get('referrer-policy')).toBeNull()
})

test.each([
  '//_headers',
  '/%5fheaders',
  '/contract/..%2f..%2f_headers',
  '/assets/%2e%2e/_redirects',
  '/assets/..%2f_redirects',
])('the host rules are not served at %s', async (path) => {
  const { status, text } = await get(path)
  expect(text).not.toMatch(/Content-Security-Policy|contract\.html 200/)
  // The page of a contract serves every address under its path.
  expect(status).toBe(path.startsWith('/contract/') ? 200 : 404)
})

test.each([
  ['/nowhere', 'Page not found', 'no real money moves'],
  ['/_headers', 'Page not found', 'no real money moves'],
  ['/zh/nowhere', '找不到頁面', '不涉及真實資金'],
])('%s gets the not-found page in its language', async (path, title, words) => {
  const { status, headers, text } = await get(path)
  expect(status).toBe(404)
  expect(text).toContain(`<title>${title}</title>`)
  expect(text).toContain(words)
  expect(headers.get('content-type')).toMatch('text/html')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
})

test.each([
  ['/TRUSTS?utm_source=mail', '/trusts?utm_source=mail'],
  ['/trusts%20', '/trusts'],
  ['/zh-TW/contract/Secret%2BABC', '/zh/contract/Secret%2BABC'],
])('%s leads to %s', async (path, address) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('location')]).toEqual([308, address])
})

test('an address is not redirected to itself', async () => {
  expect((await get('/trusts/')).status).toBe(200)
  expect((await get('/zh/contract/Secret-ABC')).status).toBe(404)
})

test('an unknown file gets a 404 with a hint for developers', async () => {
  for (const path of ['/assets/none.js', '/_redirects.txt', '/%00.html']) {
    const { status, text } = await get(path)
    expect([status, text]).toEqual([404, expect.stringContaining('npx vite build')])
  }
  expect((await get('/assets/site-Ab3_d9Xz.js')).text).toBe('export {}')
})

const signIn = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/sandbox/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(body),
    headers,
  })

test('the demo sign-in sets the cookie of the transfer page and redirects to it', async () => {
  const answer = await signIn({ token: 'sandbox-demo', to: '/zh/transfer' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/zh/transfer')
  expect(answer.headers.get('set-cookie')).toBe('token=sandbox-demo; Path=/; SameSite=Lax')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  // A browser removes tabs and line breaks from an address before it parses it.
  '/\t/elsewhere.example',
  '/\r\n/elsewhere.example',
  '',
])('the demo sign-in does not redirect to another host: %j', async (to) => {
  expect((await signIn({ token: 'a', to })).headers.get('location')).toBe('/')
})

test('another origin cannot use the demo sign-in', async () => {
  const answer = await signIn({ token: 'a', to: '/' }, { origin: 'https://elsewhere.example' })
  expect(answer.status).toBe(403)
})

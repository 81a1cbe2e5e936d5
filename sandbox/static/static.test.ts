import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { startTestServer } from '../testing/open-test-database.ts'

const script = `export const text = '${'x'.repeat(2000)}'`
let dist: string
let server: RunningServer

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'sandbox-dist-'))
  mkdirSync(join(dist, 'widgets', 'chunks'), { recursive: true })
  mkdirSync(join(dist, 'pages', 'assets'), { recursive: true })
  mkdirSync(join(dist, 'pages', 'stories', 'playground'), { recursive: true })
  writeFileSync(join(dist, 'widgets', 'tw-transfer.js'), script)
  writeFileSync(join(dist, 'pages', 'assets', 'page-Ab3_d9Xz.js'), script)
  writeFileSync(
    join(dist, 'pages', 'stories', 'playground', 'playground.html'),
    '<title>Playground</title>',
  )
  mkdirSync(join(dist, 'cdn', 'v1'), { recursive: true })
  writeFileSync(join(dist, 'cdn', '_headers'), '/v1/*\n  Cache-Control: max-age=300')
  writeFileSync(join(dist, 'cdn', 'v1', 'tw.js'), script)
  writeFileSync(join(dist, 'custom-elements.json'), '{}')
  writeFileSync(join(dist, 'secret.txt'), 'secret')
  symlinkSync(join(dist, 'secret.txt'), join(dist, 'widgets', 'link.txt'))
  server = await startTestServer({ everything: true, dist })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true, force: true })
})

/** Requests a path as it is; `fetch` would normalise it. */
const raw = (path: string, headers: Record<string, string> = {}, port = server.port) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', fail)
      .end()
  })

test('an element is served to any origin, in an encoding that the client accepts', async () => {
  const plain = await raw('/widgets/tw-transfer.js')
  expect(plain.body.toString()).toBe(script)
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  const brotli = await raw('/widgets/tw-transfer.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const gzip = await raw('/widgets/tw-transfer.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body).toString()).toBe(script)
})

test('an unchanged file is answered with 304', async () => {
  const first = await raw('/widgets/tw-transfer.js', { 'accept-encoding': 'br' })
  const again = await raw('/widgets/tw-transfer.js', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test.each([
  '/widgets/../secret.txt',
  '/widgets/..%2fsecret.txt',
  '/widgets/%2e%2e/secret.txt',
  '/widgets/..%5csecret.txt',
  '/widgets/link.txt',
  '/assets/../../secret.txt',
  '/playground/..%2f..%2fsecret.txt',
  '/widgets/%00',
  '/widgets/%',
  '/widgets/chunks',
])('no file outside the folder is served for %s', async (path) => {
  const { status, body } = await raw(path)
  expect(status).toBe(404)
  expect(body.toString()).not.toBe('secret')
})

test('the playground comes with a strict policy and the XSRF cookie', async () => {
  const page = await raw('/playground?token=sandbox-demo')
  expect(page.body.toString()).toContain('Playground')
  expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(String(page.headers['set-cookie'])).toMatch(/XSRF-TOKEN=\w{32}; Path=\/; SameSite=Strict/)
  expect((await raw('/custom-elements.json')).status).toBe(200)
  expect((await raw('/assets/page-Ab3_d9Xz.js')).headers['cache-control']).toContain('immutable')
})

test('requests for an unknown host are refused', async () => {
  const { port } = server
  const statusFor = async (host: string) => (await raw('/sandbox/api/inbox', { host })).status
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `LOCALHOST:${port}`,
    `[::1]:${port}`,
  ]) {
    expect(await statusFor(host), host).toBe(200)
  }
  for (const host of ['rebound.example', `rebound.example:${port}`, 'localhost', 'localhost:1']) {
    expect(await statusFor(host), host).toBe(403)
  }
  const open = await startTestServer({ allowedHosts: ['phone.example', 'other.example:81'] })
  try {
    for (const [host, status] of [
      ['phone.example:80', 200],
      ['phone.example', 200],
      ['other.example:81', 200],
      ['other.example:82', 403],
    ] as const) {
      expect((await raw('/sandbox/api/inbox', { host }, open.port)).status, host).toBe(status)
    }
  } finally {
    await open.close()
  }
})

test('a chunked body is refused unread', async () => {
  const answer = await new Promise<number | undefined>((done, fail) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        path: '/api/mob/trade/wallet-entity/transfer',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      },
      (response) => {
        done(response.statusCode)
        call.destroy()
      },
    )
    call.on('error', fail)
    const write = () => {
      while (call.write('x'.repeat(16 * 1024)));
    }
    call.on('drain', write)
    write()
  })
  expect(answer).toBe(411)
})

test('the next free port is taken if one is in use', async () => {
  const second = await startTestServer({ port: server.port })
  expect(second.port).toBeGreaterThan(server.port)
  await second.close()
})

test('the files of a CDN have their headers, and the rules themselves are not served', async () => {
  const file = await raw('/cdn/v1/tw.js')
  expect([file.status, file.headers['cache-control']]).toEqual([200, 'max-age=300'])
  for (const path of [
    '/_headers',
    '//_headers',
    '/%5fheaders',
    '/v1/../_headers',
    '/v1/..%2f_headers',
  ]) {
    const { status, body } = await raw(`/cdn${path}`)
    expect([path, status, body.includes('max-age')]).toEqual([path, 404, false])
  }
})

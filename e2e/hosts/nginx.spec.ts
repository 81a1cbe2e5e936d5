import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { differences, expected } from '../../tools/hosts/testing/expected.ts'
import { readManifest } from '../../tools/package/manifest.ts'
import { waitForHydration } from '../site/page.ts'
import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'
import { type RunningServer, startNginx } from './nginx.ts'

const { version } = readManifest('.')

/** A file of the build with a hash in its name. */
const hashed = () => `/assets/${readdirSync('dist/site/assets').find((name) => /\.js$/.test(name))}`

/** The redirect of a path that no browser would send. */
const locationOf = (url: string, path: string) =>
  new Promise<string>((done, fail) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path }, (response) => {
      response.resume()
      done(response.headers.location ?? '')
    })
      .on('error', fail)
      .end()
  })

test.describe('nginx', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'serial' })
  let server: RunningServer
  test.beforeAll(async () => {
    server = await startNginx(addresses().home)
  })
  test.afterAll(() => server.close())

  test('nginx serves, redirects or rejects every path as specified, with its headers', async () => {
    const found: string[] = []
    for (const row of expected('nginx', version)) {
      const isHashed = row.status === 200 && row.path.startsWith('/assets/')
      const path = isHashed ? hashed() : row.path
      const wanted = isHashed ? { ...row, path, to: path.slice(1) } : row
      found.push(...differences(await server.ask(path), wanted))
    }
    expect(found).toEqual([])
  })

  test('nginx forbids caching of an answer about a missing file', async () => {
    const { status, headers } = await server.ask('/assets/none-Ab3_d9Xz.js')
    expect(status).toBe(404)
    expect(headers.get('cache-control') ?? 'no-cache').toBe('no-cache')
  })

  test('nginx keeps the query in a redirect, and redirects to no other host', async () => {
    expect(await locationOf(server.url, '/transfer/?isUsd=1')).toBe('/transfer?isUsd=1')
    for (const path of ['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '//a.html']) {
      expect(await locationOf(server.url, path)).toMatch(/^(\/(?![/\\]).*)?$/)
    }
  })

  test('nginx compresses texts', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    for (const path of ['/', hashed()]) {
      const answer = await fetch(server.url + path, { headers })
      expect(answer.headers.get('content-encoding'), path).toBe('gzip')
    }
  })

  test('nginx forwards calls to the API', async ({ sandbox }) => {
    const token = await sandbox.createAccount({ usd: '4321' })
    const answer = await fetch(server.url + endpoints.getWalletHomePage.path, {
      headers: { token },
    })
    expect((await answer.json()).data.item.amount).toBe('4321')
  })

  test('nginx forwards a picture of 3 MB', async ({ sandbox }) => {
    const form = new FormData()
    form.set('module', 'image')
    form.set('file', new Blob([Buffer.alloc(3_000_000)], { type: 'image/png' }), 'a.png')
    const answer = await fetch(server.url + endpoints.uploadImage.path, {
      method: 'POST',
      headers: { token: await sandbox.createAccount({}) },
      body: form,
    })
    // The answer of the API, which refuses the file because it is no picture.
    expect((await answer.json()).success).toBe(false)
  })

  test('nginx logs no link of a contract', async () => {
    await server.ask('/trusts?logged')
    for (const path of ['/contract/a-secret', '/zh/contract/a-secret']) {
      expect((await server.ask(path)).status).toBe(200)
      expect([301, 308]).toContain((await server.ask(`${path}/`)).status)
    }
    expect(server.logged()).toContain('/trusts?logged')
    expect(server.logged()).not.toContain('a-secret')
  })

  test('a page of nginx runs under its policy, and a missing page leads home', async ({
    page,
    problems,
  }) => {
    await page.goto(`${server.url}/trusts`)
    await waitForHydration(page)
    await page.goto(`${server.url}/ja/contract/a-token`)
    await waitForHydration(page)
    problems.expect(/Failed to load resource/)
    await page.goto(`${server.url}/zh/nowhere`)
    await waitForHydration(page)
    await page.getByRole('main').getByRole('link', { name: '前往首頁' }).click()
    await expect(page).toHaveURL(`${server.url}/zh`)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { accountPage } from './account/page.ts'
import { fundLookupPage } from './fund-lookup/page.ts'
import { addresses } from './support/addresses.ts'
import { translationsOf } from './support/catalogue.ts'
import { fullOnly, fullUnless, long } from './support/short-run.ts'
import { expect } from './support/test.ts'
import { test } from './support/wordpress.ts'

/*
 * Opens what `tools/package/examples.ts` has built. The checks are those of
 * custom-elements-everywhere.com on our tags: text, booleans, objects and functions as properties, an event
 * with hyphens, a change, a removal and another insertion. The plugin runs in a WordPress.
 */

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** One origin with the files of an example; its calls go to the sandbox. */
async function serve(folder: string) {
  const { hostname, port } = new URL(addresses().home)
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    // Its calls, and the pictures that its answers name.
    if (/^\/(api|sandbox)\//.test(pathname)) {
      const { method, headers, url: path } = incoming
      const onward = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
      return
    }
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    if (!file.startsWith(folder) || !existsSync(file)) return outgoing.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    outgoing.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port: ownPort } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${ownPort}/`, close: () => server.close() }
}

/** The folder with the build of each example. */
const examples: Readonly<Record<string, string>> = {
  html: 'dist',
  typescript: 'dist',
  'react-17': 'dist',
  'react-18': 'dist',
  'react-19': 'dist',
  next: 'dist',
  'vue-3': 'dist',
  nuxt: '.output/public',
  'svelte-5': 'dist',
  solid: 'dist',
  angular: 'dist/browser',
}
/** Examples whose server sends a document that the browser hydrates. */
const rendered = ['next', 'nuxt']

const apiPaths = { getBankCard: '/api/mob/trade/bank-card-info-entity/getBankCard' }

for (const [name, built] of Object.entries(examples)) {
  test(`the example ${name} works in a browser`, fullOnly, async ({ page }) => {
    const folder = resolve('.cache/examples', name, built)
    expect(existsSync(join(folder, 'index.html')), `${name} is built`).toBe(true)
    const { url, close } = await serve(folder)
    try {
      const html = await (await fetch(url)).text()
      expect(html.includes('<tw-transfer')).toBe(rendered.includes(name) || name === 'html')
      // A document that a server sends never has the token.
      expect(html).not.toMatch(/<tw-transfer[^>]*sandbox-demo/)

      await page.goto(url)
      const transfer = page.locator('tw-transfer')
      await expect(transfer.getByRole('button', { name: 'Deposit' })).toBeVisible()
      const read = (tag: string, property: string) =>
        page.locator(tag).evaluate((element, name) => {
          const value: unknown = Reflect.get(element, name)
          return typeof value === 'function' ? 'function' : value
        }, property)
      expect(await read('tw-transfer', 'token')).toBe('sandbox-demo')
      expect(await read('tw-transfer', 'isUsd')).toBe(true)
      expect(await read('tw-transfer', 'apiPaths')).toEqual(apiPaths)
      await expect.poll(() => read('tw-fund-lookup', 'botCheck')).toBe('function')

      await transfer.getByRole('button', { name: 'Deposit' }).click()
      await expect(page.locator('output')).toHaveText('DEPOSIT')

      await page.getByRole('button', { name: 'Language', exact: true }).click()
      await expect(transfer.locator('.tw[lang="ja"]')).toBeVisible()

      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(transfer).toHaveCount(0)
      await page.getByRole('button', { name: 'Insert', exact: true }).click()
      await expect(transfer.locator('.tw[lang="ja"]')).toBeVisible()
      expect(await read('tw-transfer', 'apiPaths')).toEqual(apiPaths)
      // No request is pending when the server closes.
      await page.goto('about:blank')
    } finally {
      close()
    }
  })
}

test(
  'the example wordpress works in a WordPress',
  // WordPress is unpacked and installed first.
  fullUnless(false, long),
  async ({ page, sandbox, startWordPress }) => {
    const example = readFileSync('examples/wordpress/page.html', 'utf8')
    const hostile = `lang='en" onfocus="alert(1)' theme='dark" id="x' api='javascript:alert(1)'`
    const { usual = '', escaped = '' } = await startWordPress({
      usual: example.replaceAll('http://127.0.0.1:8080', sandbox.url),
      escaped: `[trading_wallet_account ${hostile}]Too <b>old</b>.[/trading_wallet_account]
      [trading_wallet_account]`,
    })

    await page.goto(usual)
    const lookup = fundLookupPage(
      page.locator('tw-fund-lookup'),
      translationsOf('zh', 'fund-lookup'),
    )
    const { email } = await sandbox.createMailbox()
    await expect(lookup.address).toBeVisible()
    await lookup.sendCodeTo(email)
    await expect(lookup.sentNotice(email)).toBeVisible()
    const account = accountPage(page.locator('tw-account'))
    await expect(account.email).toBeVisible()
    await expect(account.button('Sign in')).toBeEnabled()
    for (const tag of ['tw-fund-lookup', 'tw-account']) {
      await expect(page.locator(`script[type=module][src*="/${tag}.js"]`)).toHaveCount(1)
    }
    // No request is pending when the server closes.
    await page.goto('about:blank')

    // The HTML as sent, with attribute values that an element would ignore.
    const html = await (await fetch(escaped)).text()
    const tags = [...html.matchAll(/<tw-account([^>]*)>(.*?)<\/tw-account>/g)]
    expect(tags.map(([, attributes, content]) => ({ attributes, content }))).toEqual([
      {
        attributes:
          ' app-lang="en&quot; onfocus=&quot;alert(1)" theme="dark&quot; id=&quot;x" api-base=""',
        content: 'Too <b>old</b>.',
      },
      { attributes: ' app-lang="en_US" theme="system" api-base=""', content: '' },
    ])
    expect(html.match(/tw-account\.js/g)).toHaveLength(1)
  },
)

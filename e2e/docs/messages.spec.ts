import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { readGuide, snippetsOf } from '../../tools/snippets.ts'
import { addresses } from '../support/addresses.ts'
import type { HostOptions } from '../support/host.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/*
 * docs/troubleshooting.md quotes the browser word for word: each message is provoked here. Origins are
 * written as in the guide: the page is at www.example.com, elements and server at wallet.example.com.
 */

const quoted = snippetsOf(readGuide('docs/troubleshooting.md'))
  .filter(({ language }) => language === 'console')
  .map(({ code }) => code.trim())

interface Answers {
  readonly preflight?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts a server that gives every request the same answer. */
async function serveAnswers({ preflight = 204, headers }: Answers) {
  const server = createServer(({ method }, response) => {
    const isPreflight = method === 'OPTIONS'
    response.writeHead(isPreflight ? preflight : 200, headers).end(isPreflight ? '' : '{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((done) => server.close(done))
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Placeholder for the origin of elements and server in a page. */
const wallet = '{wallet}'
const element = `<tw-transfer token="sandbox-demo" api-base="${wallet}"></tw-transfer>`
const scriptOf = (origin: string, attributes = '') =>
  `<script type="module" src="${origin}/widgets/tw-transfer.js"${attributes}></script>`
const withElement: HostOptions = { head: scriptOf(''), body: element }
const frame = (script: string): HostOptions => ({
  body: `<iframe sandbox="allow-scripts" srcdoc="<script>${script}</script>"></iframe>`,
})
const policy = (text: string) => ({ headers: { 'content-security-policy': text } })

interface Mistake {
  readonly page: HostOptions
  /** The server at wallet.example.com; the sandbox by default. */
  readonly server?: Answers | 'down'
  readonly trigger?: (page: Page) => Promise<unknown>
}

const mistakes: Readonly<Record<string, Mistake>> = {
  'a script that is an HTML page': {
    page: { head: scriptOf(wallet) },
    server: { headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' } },
  },
  'a script that is not there': { page: { head: scriptOf('/wrong') } },
  'a script from a server that is down': { page: { head: scriptOf(wallet) }, server: 'down' },
  'a module without CORS': { page: { head: scriptOf(wallet) }, server: {} },
  'a module in a file of the disk': {
    page: {},
    trigger: async (page) => {
      const file = resolve('.cache/page.html')
      writeFileSync(file, '<script type="module" src="tw-transfer.js"></script>')
      await page.goto(pathToFileURL(file).href)
    },
  },
  'the package without a bundler': {
    page: {
      head: '<script type="module" src="main.js"></script>',
      files: { 'main.js': "import 'trading-wallet-elements/define'" },
    },
  },
  'a hash that does not match': {
    page: { head: scriptOf(wallet, ` integrity="sha384-${'A'.repeat(64)}" crossorigin`) },
  },
  'a policy without the origin of the scripts': {
    page: { head: scriptOf(wallet), ...policy("script-src 'self'") },
  },
  'a policy without the origin of the calls': {
    page: { ...withElement, ...policy("connect-src 'self'") },
  },
  'a policy without blob: pictures': {
    page: policy("img-src 'self'"),
    trigger: (page) =>
      page.evaluate(() => {
        new Image().src = URL.createObjectURL(new Blob())
      }),
  },
  'a style attribute of the page': {
    page: { body: '<div style="margin: 0"></div>', ...policy("style-src 'self'") },
  },
  'a script of the page under Trusted Types': {
    page: policy("require-trusted-types-for 'script'"),
    trigger: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          document.body.innerHTML = '<p>'
        })
      }),
  },
  'calls without CORS': { page: withElement, server: {} },
  'a server that allows another page': {
    page: withElement,
    server: {
      headers: {
        'access-control-allow-origin': 'https://app.example.com',
        'access-control-allow-headers': '*',
      },
    },
  },
  'a header that is not allowed': {
    page: withElement,
    server: { headers: { 'access-control-allow-origin': '*' } },
  },
  'a preflight that is refused': {
    page: withElement,
    server: { preflight: 405, headers: { 'access-control-allow-origin': '*' } },
  },
  'a page of https that calls http': {
    page: {},
    trigger: async (page) => {
      const body = '<script>fetch("http://wallet.example.com/api/x").catch(() => 0)</script>'
      await page.route('https://www.example.com/', (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      )
      await page.goto('https://www.example.com/')
    },
  },
  'a tag that is defined twice': {
    page: withElement,
    trigger: (page) =>
      page.evaluate(async () => {
        await customElements.whenDefined('tw-transfer')
        setTimeout(() => customElements.define('tw-transfer', class extends HTMLElement {}))
      }),
  },
  'a method before its tag is defined': {
    page: { body: element },
    trigger: (page) =>
      page.evaluate(() => {
        const element = document.querySelector('tw-transfer') as unknown as {
          refreshToken(token: string): void
        }
        setTimeout(() => element.refreshToken('sandbox-demo'))
      }),
  },
  'a cookie in a sandboxed frame': { page: frame("document.cookie = 'a=b'") },
  'storage in a sandboxed frame': { page: frame('sessionStorage.length') },
  'print in a sandboxed frame': { page: frame('print()') },
}

test('troubleshooting.md has a test for each message that it quotes', () => {
  expect(quoted).toHaveLength(Object.keys(mistakes).length)
})

for (const [name, { page: hostPage, server, trigger }] of Object.entries(mistakes)) {
  test(
    `troubleshooting.md quotes the browser's message about ${name}`,
    fullOnly,
    async ({ host, page, problems }) => {
      problems.expect(/./)
      const other = server && (await serveAnswers(server === 'down' ? {} : server))
      if (server === 'down') await other?.close()
      const at = other?.url ?? addresses().home
      const asInGuide = (text: string) =>
        text
          .replaceAll(at, 'https://wallet.example.com')
          .replaceAll(addresses().foreign, 'https://www.example.com')
          .replaceAll(pathToFileURL(resolve('.cache')).href, 'file:///page')
          .replace(/\/e2e\/page-\d+\//g, '/')
          .replace(/(blob:https:\/\/www.example.com\/)[\w-]+/, '$1…')
          .replace(/(integrity ')[^']+(')/, '$1…$2')
      const messages: string[] = []
      page.on('console', (message) => messages.push(asInGuide(message.text())))
      page.on('pageerror', ({ name, message }) =>
        messages.push(asInGuide(`Uncaught ${name}: ${message}`)),
      )
      try {
        await host.open({
          ...hostPage,
          origin: 'foreign',
          head: hostPage.head?.replaceAll(wallet, at) ?? '',
          body: hostPage.body?.replaceAll(wallet, at) ?? '',
        })
        await trigger?.(page)
        await expect(async () => {
          expect(
            messages.filter((text) => quoted.includes(text)),
            messages.join('\n'),
          ).not.toEqual([])
        }).toPass()
      } finally {
        if (server !== 'down') await other?.close()
      }
    },
  )
}

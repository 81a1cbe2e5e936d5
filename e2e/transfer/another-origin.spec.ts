import { addresses } from '../support/addresses.ts'
import { type CorsServer, startCorsServer } from '../support/cors-server.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test, transferCalls, transferPage, transfersOf } from './page.ts'

const withoutKey = 'token, content-type'
const withKey = `${withoutKey}, idempotency-key`
const nothingSent = 'We sent nothing. This page cannot send it safely yet; contact your broker.'

let server: CorsServer
test.beforeEach(async () => {
  server = await startCorsServer(addresses().home, withKey)
})
test.afterEach(async ({ page }) => {
  // A call that its end cuts off is no problem of the element.
  await page.goto('about:blank')
  server.close()
})

const postedKeys = () =>
  server.received
    .filter(({ path }) => path.endsWith('/transfer'))
    .map(({ method, key }) => [method, Boolean(key)])

test('On another origin a withdrawal is sent with its key, without any attribute for it', async ({
  open,
  sandbox,
}) => {
  const it = await open({ isUsd: true, origin: 'foreign', attributes: { 'api-base': server.url } })
  await it.reviewUsd()
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  const [call, ...more] = await transferCalls(sandbox, it.token)
  expect(more).toEqual([])
  expect(call?.idempotencyKey).toMatch(/^[!-~]{16,}$/)
  await it.click('Done')
  await it.reviewUsd()
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  // The server is asked once, and not for each order.
  expect(server.received.filter(({ method, key }) => method === 'GET' && key)).toHaveLength(1)
})

test('A browser that repeats a withdrawal on another origin repeats its key', async ({
  open,
  sandbox,
}) => {
  const it = await open({ isUsd: true, origin: 'foreign', attributes: { 'api-base': sandbox.url } })
  await it.reviewUsd()
  await sandbox.addFault(it.token, {
    call: 'transfer',
    kind: 'reset',
    when: 'after',
    times: 'forever',
  })
  await it.click('Submit')
  await expect(it.button('Check status')).toBeVisible()
  const keys = (await transferCalls(sandbox, it.token)).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[!-~]{16,}$/)
  expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
})

test('A server that does not allow the key gets no withdrawal, until it does', async ({
  events,
  open,
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/^console: /)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  server.allowedHeaders = withoutKey
  const it = await open({ isUsd: true, origin: 'foreign', attributes: { 'api-base': server.url } })
  await it.reviewUsd()
  await it.click('Submit')
  await expect(it.text('This page cannot send it safely yet')).toBeVisible()
  expect((await events.next('tw-error')).detail).toEqual({ kind: 'key', message: nothingSent })
  expect(warnings).toEqual([
    expect.stringMatching(
      new RegExp(`nothing was sent to ${server.url},.*Allow-Headers: .*idempotency-key`),
    ),
  ])
  expect(postedKeys()).toEqual([])
  // The order is still there to be sent: its review, and its form.
  await expect(it.button('Submit')).toBeEnabled()
  await it.click('Back')
  await expect(it.amount).toHaveValue('150.00')
  // What was typed is kept, and no order that was sent.
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).toEqual([
    expect.stringMatching(/^tw-typed:/),
  ])

  server.allowedHeaders = withKey
  await it.click('Next')
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  expect(postedKeys()).toEqual([['POST', true]])
  expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
})

// In the short run: `key-check.dom.test.ts`.
test(
  'A lost connection before a withdrawal is no unknown outcome: nothing has left',
  fullOnly,
  async ({ events, open, problems, sandbox }) => {
    problems.expect(/^console: Failed to load resource/)
    const it = await open({
      isUsd: true,
      origin: 'foreign',
      attributes: { 'api-base': server.url },
    })
    await it.reviewUsd()
    await expect(it.button('Submit')).toBeEnabled()
    server.close()
    await it.click('Submit')
    expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'network' })
    await expect(it.button('Submit')).toBeEnabled()
    await expect(it.button('Check status')).toHaveCount(0)
    expect(await transfersOf(sandbox, it.token)).toEqual([])
  },
)

test('A host that does without the key sends none, and reads in the console what it risks', async ({
  open,
  page,
  sandbox,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  server.allowedHeaders = withoutKey
  const it = await open({
    isUsd: true,
    origin: 'foreign',
    attributes: { 'api-base': server.url, 'without-idempotency-key': true },
  })
  await it.reviewUsd()
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  expect(postedKeys()).toEqual([['POST', false]])
  expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
  expect(warnings).toEqual([
    expect.stringContaining(`<tw-transfer> sends no Idempotency-Key to ${server.url}`),
  ])
})

// In the short run: `sandboxed.spec.ts`.
test(
  'A frame without an origin of its own sends a withdrawal with its key',
  fullOnly,
  async ({ host, page, sandbox }) => {
    const token = await sandbox.createAccount()
    const frame = await host.serve({
      head: scriptHtml('tw-transfer'),
      body: tagHtml('tw-transfer', { token, 'is-usd': true, 'api-base': server.url }),
    })
    await host.open({
      body: `<iframe sandbox="allow-scripts" src="${frame}" height="900"></iframe>`,
    })
    const it = transferPage(page.frameLocator('iframe').locator('tw-transfer'))
    await it.reviewUsd()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    expect(postedKeys()).toEqual([['POST', true]])
  },
)

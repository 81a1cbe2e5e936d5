import { addresses } from '../support/addresses.ts'
import { boxOf } from '../support/box.ts'
import { elements, type Tag } from '../support/elements.ts'
import { type HostOptions, scriptHtml, tagHtml } from '../support/host.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** Adds the bridge of a native app after the element has loaded, and records its messages. */
const addBridgeLate = () => {
  const received: string[] = []
  Object.assign(window, {
    received,
    ReactNativeWebView: { postMessage: (text: string) => received.push(text) },
  })
}

test('An element and its host exchange messages in both directions', async ({
  embed,
  events,
  host,
  page,
  sandbox,
}) => {
  const { element } = await embed('tw-transfer', {
    attributes: { 'hide-header': true, 'is-usd': true },
  })
  const postToElement = (message: object) =>
    page.evaluate((message) => window.postMessage({ source: 'tw-host', v: 1, ...message }, '*'), {
      ...message,
    })
  const goBack = () => element.evaluate((element) => (element as { back?(): boolean }).back?.())
  const nextStep = async () => (await events.next('tw-step')).detail

  // The host draws the title bar, so it is told of the first screen as well.
  expect(await nextStep()).toEqual({
    step: 'HOME',
    title: 'Deposit and withdraw',
    canGoBack: false,
  })
  await expect(element.getByRole('heading', { name: 'Deposit and withdraw' })).toBeAttached()
  const { y: top } = await boxOf(element)
  expect((await boxOf(element.locator('.tw-frame-body'))).y - top).toBeLessThan(8)
  expect(await goBack()).toBe(false)

  await element.getByRole('button', { name: 'Withdraw' }).click()
  expect(await nextStep()).toEqual({ step: 'WITHDRAW', title: 'Withdraw', canGoBack: true })
  await expect(element.getByRole('button', { name: 'Back' })).toBeHidden()
  const amount = element.getByRole('textbox', { name: 'Amount' })
  await amount.fill('1234')

  // A bridge that is added late gets all earlier messages once, in order.
  await page.evaluate(addBridgeLate)
  const received = () =>
    page.evaluate(() =>
      (window as unknown as { received: string[] }).received.map((text) => JSON.parse(text).type),
    )
  await expect.poll(received).toEqual(['tw-step', 'tw-ready', 'tw-step'])

  await postToElement({ type: 'lang', lang: 'ja' })
  await expect(element.locator('.tw[lang="ja"]')).toBeVisible()
  expect((await nextStep()).title).not.toBe('Withdraw')
  await postToElement({ type: 'theme', theme: 'light' })
  await expect(element.locator('.tw[data-theme="light"]')).toBeVisible()
  await postToElement({ type: 'lang', lang: 'en' })
  expect((await nextStep()).title).toBe('Withdraw')

  // The same person continues with another token.
  const next = await sandbox.createAccount()
  await postToElement({ type: 'token', token: next, samePerson: true })
  await expect
    .poll(() => element.evaluate((element) => Reflect.get(element, 'token') as unknown))
    .toBe(next)
  await expect(amount).toHaveValue('1234')

  // Messages of a frame of another origin are ignored, unless the page allows its origin.
  const frame = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const frame = document.createElement('iframe')
        frame.addEventListener('load', () => resolve(new URL(src).origin))
        frame.src = src
        document.body.append(frame)
      }),
    await host.serve({ origin: 'foreign' }),
  )
  const postFromFrame = () =>
    page
      .frames()[1]
      ?.evaluate(() => parent.postMessage({ source: 'tw-host', v: 1, type: 'back' }, '*'))
  await postFromFrame()
  // This message arrives after the frame's, so the frame's was ignored.
  await postToElement({ type: 'theme', theme: 'dark' })
  await expect(element.locator('.tw[data-theme="dark"]')).toBeVisible()
  await expect(amount).toBeVisible()
  await element.evaluate((element, origin) => element.setAttribute('host-origins', origin), frame)
  await postFromFrame()
  expect(await nextStep()).toMatchObject({ step: 'HOME', canGoBack: false })

  await postToElement({ type: 'back' })
  expect((await events.next('tw-navigate')).detail).toEqual({ to: '/', reason: 'back' })
  await postToElement({ type: 'close' })
  expect((await events.next('tw-navigate')).detail).toMatchObject({ reason: 'no-token' })
  await expect(element.locator('input')).toHaveCount(0)
})

test('An element without a token starts over after `close` and reports its first step', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  const { email } = await sandbox.createMailbox()
  const { element } = await embed('tw-fund-lookup')
  await element.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await element.getByRole('button', { name: 'Next' }).click()
  expect((await events.next('tw-step')).detail).toMatchObject({ step: 'CODE', canGoBack: true })
  await page.evaluate(() => postMessage({ source: 'tw-host', v: 1, type: 'close' }, '*'))
  expect((await events.next('tw-step')).detail).toMatchObject({ step: 'EMAIL', canGoBack: false })
})

test('Each mistake of a page is logged in the console once, and stops nothing', async ({
  host,
  events,
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/^console: /)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await host.open({
    origin: 'foreign',
    head: scriptHtml('tw-transfer'),
    body: tagHtml('tw-transfer', {
      token: await sandbox.createAccount(),
      theme: 'blue',
      'api-paths': '{"getBankCrad":"/x"}',
      'is-usd': 'yes',
      debug: true,
    }),
  })
  await events.next('tw-ready')
  const element = page.locator('tw-transfer')
  // The page's own origin has no API.
  await element.getByRole('button', { name: 'Withdraw' }).click()
  const countWarnings = (pattern: RegExp) => warnings.filter((text) => pattern.test(text)).length
  await expect.poll(() => countWarnings(/theme="blue"/)).toBe(1)
  await expect.poll(() => countWarnings(/getBankCrad/)).toBe(1)
  await expect.poll(() => countWarnings(/is-usd="yes"/)).toBe(1)
  await expect
    .poll(() => countWarnings(/failed: the server answered 404.*api-base/))
    .toBeGreaterThan(0)
  // A server that cannot be reached.
  await element.evaluate(
    (element, address) => element.setAttribute('api-base', address),
    'http://127.0.0.1:9',
  )
  await element.getByRole('button', { name: 'Back' }).click()
  await element.getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => countWarnings(/cannot be reached/)).toBeGreaterThan(0)
  expect(countWarnings(/theme="blue"/)).toBe(1)
})

/** A reason why a call gets no usable answer. */
interface FailureCause {
  readonly page?: HostOptions
  /** Where the calls go; the sandbox by default. */
  readonly apiBase?: string
  /** A fault of the sandbox. */
  readonly fault?: 'cut'
  /** The explanation that `debug` logs; `{page}` and `{server}` stand for origins. */
  readonly explanation: string
}

const path = 'Check the path: set api-base, or "getUsdChannel" in api-paths.'
const failureCauses: Readonly<Record<string, FailureCause>> = {
  'a server without CORS': {
    // A path that the host server answers by itself, without a header for other origins.
    apiBase: '{server}/e2e/none',
    explanation:
      'the server answers, but does not allow this page (CORS). It must answer OPTIONS and the call with Access-Control-Allow-Origin: {page}, and OPTIONS also with Access-Control-Allow-Headers: accept-language, token.',
  },
  'a policy of the page without the server': {
    page: { headers: { 'content-security-policy': "connect-src 'self'" } },
    explanation: "the page's Content Security Policy blocks it. Add {server} to connect-src.",
  },
  'a path that answers an HTML page': {
    page: { files: { api: '<!doctype html><title>Sign in</title>' } },
    apiBase: '.',
    explanation: `the answer is not the JSON of the contract; a web server that does not know the path often answers with an HTML page. ${path}`,
  },
  'a path that is not there': {
    apiBase: '{page}',
    explanation: `the server answered 404 without the JSON of the contract. ${path}`,
  },
  'a server that is down': {
    apiBase: 'http://127.0.0.1:9',
    explanation:
      'http://127.0.0.1:9 cannot be reached: the server is down, its name is wrong, or its certificate is not valid.',
  },
  'a connection that was cut': {
    page: { origin: 'home' },
    fault: 'cut',
    explanation: 'the connection was cut.',
  },
  'an address that is none of the web': {
    apiBase: 'ftp://wallet.example.com',
    explanation: 'the URL is not http or https. Is the scheme of api-base missing?',
  },
}

for (const [at, [name, cause]] of Object.entries(failureCauses).entries()) {
  const { page: hostPage, apiBase = '{server}', fault, explanation } = cause
  const title = `With debug, the console explains why a call failed: ${name}`
  test(title, fullUnless(at % 3 === 0), async ({ host, page, problems, sandbox }) => {
    problems.expect(/^(console|csp): /)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const { home, foreign } = addresses()
    const withOrigins = (text: string) =>
      text.replaceAll('{server}', home).replaceAll('{page}', foreign)
    const token = await sandbox.createAccount()
    // The element and the browser each retry a cut GET request once.
    if (fault) await sandbox.addFault(token, { call: 'getUsdChannel', kind: fault, times: 9 })
    await host.open({
      origin: 'foreign',
      ...hostPage,
      head: scriptHtml('tw-transfer'),
      body: tagHtml('tw-transfer', {
        token,
        'is-usd': true,
        'api-base': withOrigins(apiBase),
        debug: true,
      }),
    })
    const ending = ` failed: ${withOrigins(explanation)}`
    await expect
      .poll(() => warnings.filter((text) => text.startsWith('tw: GET ') && text.endsWith(ending)))
      .not.toEqual([])
  })
}

for (const { declaration, openField } of elements) {
  const tag = declaration.tag as Tag
  test(
    `back() of <${tag}> returns true up to the first screen, and then false`,
    fullOnly,
    async ({ embed }) => {
      const { element } = await embed(tag)
      await openField(element)
      const results = await element.evaluate(async (element) => {
        const { back } = element as unknown as { back(): boolean }
        const answers: boolean[] = []
        for (let turn = 0; turn < 5; turn++) {
          answers.push(back.call(element))
          await new Promise((resolve) => setTimeout(resolve, 50))
          if (answers.at(-1) === false) break
        }
        return answers
      })
      expect(results.at(-1)).toBe(false)
      expect(results.slice(0, -1).every(Boolean)).toBe(true)
    },
  )
}

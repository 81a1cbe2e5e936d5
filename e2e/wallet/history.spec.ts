import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { walletPage } from './page.ts'

const total = 5000

const rejection = 'The account name does not match the account holder.'

const recordAt = (at: number) => ({
  orderNumber: `S-${String(at).padStart(5, '0')}`,
  type: at % 7 === 3 ? 'WITHDRAW' : 'DEPOSIT',
  status: at % 7 === 3 ? 'Fail' : 'Success',
  direction: at % 7 === 3 ? 'OUT' : 'IN',
  currency: 'USD',
  transferWay: 'WIRE',
  amount: String(100 + at),
  date: new Date(Date.UTC(2026, 2, 2) - at * 3_600_000).toISOString(),
  ...(at % 7 === 3 && { failReason: rejection }),
})

/** A server with `total` records in pages by cursor; returns the queries that it has received. */
async function serveRecords(page: Page): Promise<string[]> {
  const queries: string[] = []
  await page.route('**/wallet-entity/getHistory**', async (route) => {
    const query = new URL(route.request().url()).searchParams
    queries.push(query.toString())
    const from = Number(query.get('cursor') ?? 0)
    const limit = Number(query.get('limit') ?? 50)
    const search = query.get('search')
    const found = Array.from({ length: total }, (_, at) => recordAt(at)).filter(
      ({ orderNumber }) => !search || orderNumber.startsWith(search),
    )
    const next = from + limit < found.length ? String(from + limit) : null
    const data = { list: found.slice(from, from + limit), next }
    await route.fulfill({ json: { code: 20000, success: true, data } })
  })
  await page.route('**/getHistoryRecord/*', async (route) => {
    const at = Number(/(\d+)$/.exec(route.request().url())?.[1])
    await route.fulfill({ json: { code: 20000, success: true, data: { item: recordAt(at) } } })
  })
  return queries
}

/** Narrower than what shows a record beside the list. */
const narrow = { width: 800, height: 720 }

test('A long history can be scrolled, read, searched and exported, and Back leads to the hub', async ({
  embed,
  events,
  page,
}) => {
  await page.setViewportSize(narrow)
  const queries = await serveRecords(page)
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  expect((await events.next('tw-step')).detail).toMatchObject({ step: 'HISTORY', canGoBack: true })
  const rows = element.locator('.tw-rows > li')
  await expect(rows.first()).toContainText(/Monday, March 2, 2026.*\+100\.00 USD/s)

  // Each page is requested near the end of the one before.
  for (let pages = 1; pages < 8; pages++) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
    await expect.poll(() => queries.length).toBeGreaterThan(pages)
  }
  await expect.poll(() => rows.count()).toBeLessThan(100)

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2 }))
  let order = ''
  const hasSettled = async () => {
    const before = order
    order = await element.evaluate((host) => {
      const buttons = host.shadowRoot?.querySelectorAll<HTMLElement>('[data-order]') ?? []
      const shown = [...buttons].find((each) => each.getBoundingClientRect().top > 200)
      return shown?.dataset.order ?? ''
    })
    return order !== '' && order === before
  }
  await expect.poll(hasSettled).toBe(true)
  const button = element.locator(`[data-order="${order}"]`)
  await button.scrollIntoViewIfNeeded()
  const queryCount = queries.length
  await button.click()
  await expect(element.getByText(order)).toBeVisible()
  await element.getByRole('button', { name: 'Back' }).click()
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()
  expect(queries).toHaveLength(queryCount)

  // The place in the list also stays if the page takes the element away for a while.
  const place = await button.boundingBox()
  await element.evaluate(async (element) => {
    element.remove()
    await new Promise((resolve) => setTimeout(resolve, 300))
    document.body.append(element)
  })
  await expect.poll(async () => (await button.boundingBox())?.y).toBe(place?.y)
  expect(queries).toHaveLength(queryCount)

  const search = element.getByRole('searchbox', { name: 'Beginning of an order number' })
  await search.fill('S-0012')
  await expect(rows.locator('[data-order]').first()).toHaveAttribute('data-order', 'S-00120')
  await expect(element.getByText('10 records loaded')).toBeAttached()
  await element.getByRole('button', { name: 'Filter' }).click()
  const downloadPromise = page.waitForEvent('download')
  await element.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await downloadPromise).path(), 'utf8')
  expect(file.charCodeAt(0)).toBe(0xfeff)
  expect(file.trim().split('\r\n')).toHaveLength(11)

  // A native app that takes files gets the same one; where it takes none, none is offered.
  const hello = (...capabilities: string[]) =>
    page.evaluate((capabilities) => {
      const received: string[] = []
      Object.assign(window, {
        received,
        ReactNativeWebView: { postMessage: (text: string) => received.push(text) },
      })
      window.postMessage({ source: 'tw-host', v: 1, type: 'hello', capabilities }, location.origin)
    }, capabilities)
  const received = (type: string) =>
    page.evaluate(
      (type) =>
        (window as unknown as { received: string[] }).received
          .map((text) => JSON.parse(text))
          .find((message) => message.type === type)?.detail,
      type,
    )
  await hello('files')
  await expect.poll(() => received('tw-hello')).toEqual({ version: expect.any(String) })
  await element.getByRole('button', { name: 'Export as CSV' }).click()
  await expect.poll(() => received('tw-file')).toMatchObject({ mediaType: 'text/csv' })
  const sent = await received('tw-file')
  expect(Buffer.from(sent.data, 'base64').toString()).toBe(file)
  await hello()
  await expect(element.getByRole('button', { name: 'Export as CSV' })).toBeHidden()

  await element.getByRole('button', { name: 'Back' }).click()
  await expect(element.getByRole('tab', { name: 'USD account' })).toBeVisible()
  await element.getByText('USD account').click()
  await element.getByRole('button', { name: 'Withdraw USD' }).click()
  expect((await events.next('tw-navigate')).detail).toEqual({
    to: '/transfer',
    reason: 'withdraw',
    isUsd: true,
  })
})

test('A record names its method if the server tells it, as wire and card deposits otherwise look the same, and a rejection gives its reason once', async ({
  embed,
  page,
}) => {
  await page.setViewportSize(narrow)
  await serveRecords(page)
  const reviews = [
    { tier: 'BROKER', state: 'APPROVED' },
    { tier: 'CLEARING', state: 'REJECTED', reason: rejection },
  ]
  await page.route('**/getHistoryRecord/S-00003', (route) => {
    const item = { ...recordAt(3), reviews }
    return route.fulfill({ json: { code: 20000, success: true, data: { item } } })
  })
  await page.route('**/getHistoryRecord/S-00001', (route) => {
    const item = { ...recordAt(1), method: 'PAYPAL' }
    return route.fulfill({ json: { code: 20000, success: true, data: { item } } })
  })
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  const { click, fact } = walletPage(element)
  await element.locator('[data-order="S-00000"]').click()
  await expect(fact('Type')).toHaveText('Deposit')
  await expect(fact('Method')).toHaveCount(0)
  await click('Back')
  await element.locator('[data-order="S-00001"]').click()
  await expect(fact('Method')).toHaveText('PayPal')
  await click('Back')

  // At the top of the record, with reviews and without.
  await element.locator('[data-order="S-00003"]').click()
  await expect(fact('Method')).toHaveText('Bank wire')
  await expect(element.locator('.tw-notice')).toContainText(rejection)
  await expect(element.getByText(rejection)).toHaveCount(1)
  await click('Back')
  await page.evaluate(() => scrollTo({ top: 600 }))
  await element.locator('[data-order="S-00010"]').click()
  await expect(element.locator('.tw-notice')).toContainText(rejection)
  await expect(element.getByText(rejection)).toHaveCount(1)
})

test('In a wide element a record opens beside the list, by keyboard too, and alone once the element is narrow', async ({
  embed,
  events,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const queries = await serveRecords(page)
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  await events.next('tw-step')
  const title = element.getByRole('heading', { level: 2 })
  const panel = element.getByRole('region', { name: 'Record' })
  const row = (number: string) => element.locator(`[data-order="${number}"]`)
  const place = await row('S-00004').boundingBox()
  await row('S-00001').focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('S-00001')).toBeVisible()
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeFocused()
  await expect(row('S-00001')).toHaveAttribute('aria-current', 'true')
  await expect(title).toHaveText('History')
  expect((await events.next('tw-step')).detail).toMatchObject({ step: 'RECORD', canGoBack: true })
  expect((await row('S-00004').boundingBox())?.y).toBe(place?.y)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(row('S-00001')).toBeFocused()

  await row('S-00001').click()
  await row('S-00002').click()
  await expect(panel.getByText('S-00002')).toBeVisible()
  await expect(panel.getByText('S-00001')).toHaveCount(0)

  await page.setViewportSize(narrow)
  await expect(title).toHaveText('Record')
  await expect(panel).toHaveCount(0)
  await expect(element.getByText('S-00002')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(panel.getByText('S-00002')).toBeVisible()
  expect(queries).toEqual([''])
  // The arrow beside the title of the list leaves both.
  await element.getByRole('button', { name: 'Back' }).click()
  await expect(title).toHaveText('Wallet')
})

test('Hiding the balances hides the amounts of the latest records too', async ({ embed, page }) => {
  await serveRecords(page)
  const { element } = await embed('tw-wallet')
  const latest = element.locator('.tw-record').first()
  await expect(latest).toContainText('+100.00 USD')
  await element.getByRole('button', { name: 'Hide balances' }).click()
  await expect(latest).toContainText('•••• USD')
  await expect(latest).not.toContainText('100')
  await element.getByRole('button', { name: 'Show balances' }).click()
  await expect(latest).toContainText('+100.00 USD')
})

test('A search that was just typed runs although the page moves the element meanwhile', async ({
  embed,
  page,
}) => {
  await serveRecords(page)
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  const rows = element.locator('.tw-rows > li')
  await expect(rows.nth(1)).toBeVisible()
  const search = element.getByRole('searchbox', { name: 'Beginning of an order number' })
  await search.fill('S-00042')
  await element.evaluate(async (element) => {
    element.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))
    document.body.append(element)
  })
  await expect(rows).toHaveCount(1)
  await expect(search).toHaveValue('S-00042')
})

test('A history as the first screen is requested once, while its class loads, and opens with its records', async ({
  embed,
  page,
}) => {
  const queries = await serveRecords(page)
  await page.route('**/chunks/tw-wallet-*', async (route) => {
    await expect.poll(() => queries.length).toBe(1)
    await route.continue()
  })
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  expect(await element.locator('.tw-rows > li').count()).toBeGreaterThan(0)
  expect(queries).toEqual([''])
})

for (const [screen, call, waiting] of [
  ['history', '**/getHistory**', 'Loading your records'],
  ['bind-card', '**/getBankCard**', 'Loading your bank account'],
] as const) {
  const title = `A wallet opened at ${screen} is ready once the server has answered, not before`
  test(title, fullUnless(screen === 'history'), async ({ embed, events, page }) => {
    const letThrough = await holdBack(page, call)
    const { element } = await embed('tw-wallet', { attributes: { screen }, waitForReady: false })
    await expect(element.getByText(waiting)).toBeAttached()
    expect(await events.all('tw-ready')).toEqual([])
    letThrough()
    await events.next('tw-ready')
  })
}

test('On a phone the kinds of records are in one line, which shows the kind that is chosen by keyboard', async ({
  embed,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  const kinds = element.getByRole('radiogroup').first().locator('label > span')
  await expect(kinds).toHaveCount(6)
  const tops = await kinds.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(kinds.last()).not.toBeInViewport()
  await element.getByRole('radio', { name: 'All' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(element.getByRole('radio', { name: 'Transfers' })).toBeChecked()
  await expect(kinds.last()).toBeInViewport({ ratio: 1 })
})

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

test('A long history can be scrolled, read, searched and exported, and Back leads to the hub', async ({
  embed,
  events,
  page,
}) => {
  const queries = await serveRecords(page)
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  expect((await events.next('tw-step')).detail).toMatchObject({ step: 'HISTORY', canGoBack: true })
  const rows = element.locator('.tw-rows > li')
  await expect(rows.first()).toContainText('+100.00 USD')

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

  await element.getByRole('searchbox', { name: 'Order number' }).fill('S-0012')
  await expect(rows.first()).toContainText('S-00120')
  await expect(element.getByText('10 records loaded')).toBeAttached()
  await element.getByRole('button', { name: 'Filter' }).click()
  const downloadPromise = page.waitForEvent('download')
  await element.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await downloadPromise).path(), 'utf8')
  expect(file.charCodeAt(0)).toBe(0xfeff)
  expect(file.trim().split('\r\n')).toHaveLength(11)

  await element.getByRole('button', { name: 'Back' }).click()
  await expect(element.getByRole('radio', { name: 'USD account' })).toBeVisible()
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
  const search = element.getByRole('searchbox', { name: 'Order number' })
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

test('On a phone the name of each kind of records is on one line', async ({ embed, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element } = await embed('tw-wallet', { attributes: { screen: 'history' } })
  const kinds = element.getByRole('radiogroup').first().locator('label > span')
  await expect(kinds).toHaveCount(6)
  const heights = await kinds.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights)).toBeLessThan(48)
})

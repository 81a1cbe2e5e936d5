import type { Page } from '@playwright/test'
import type { Events } from '../support/observe.ts'
import { saveData } from '../support/save-data.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test, tronAddress } from './page.ts'

/** Returns a function that gives the scripts of elements loaded since its last call. */
const observeScripts = (page: Page) => {
  let scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return () => {
    const taken = scripts.filter((url) => url.includes('/widgets/'))
    scripts = []
    return taken
  }
}

test('Once HOME can be used, the rest is loaded while the page is idle: a press on a step needs no file', async ({
  open,
  page,
}) => {
  const takeScripts = observeScripts(page)
  const it = await open({ account: { usdt: '1234' } })
  await expect(it.money('1,234.0000 USDT')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(takeScripts().length).toBeLessThanOrEqual(15)
  await it.click('Deposit')
  await it.click('Crypto')
  await expect(it.element.getByRole('img', { name: 'QR code' })).toBeVisible()
  expect(takeScripts()).toEqual([])
})

test('A person who saves data loads a step when it is opened', async ({ open, page }) => {
  await saveData(page)
  const takeScripts = observeScripts(page)
  const it = await open({ account: { usdt: '1234' } })
  await expect(it.money('1,234.0000 USDT')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const isRest = (url: string) => /\/chunks\/(transfer-)?rest-/.test(url)
  expect(takeScripts().filter(isRest)).toEqual([])
  await it.click('Withdraw')
  await expect(it.amount).toBeVisible()
  expect(takeScripts().filter(isRest)).toHaveLength(2)
})

test.describe('A missing file of <tw-transfer>', () => {
  const failed = 'This could not be shown.'
  const load = { kind: 'load', message: failed }
  const network = expect.objectContaining({ kind: 'network' })
  const blockFile = async (page: Page, file: RegExp) => {
    await page.route(file, (route) => route.abort())
    return () => page.unroute(file)
  }
  /** Errors of the view, then errors of its calls: both need the file and fail in any order. */
  const errors = async (events: Events) => {
    const details = (await events.all('tw-error')).map(({ detail }) => detail)
    return details.sort((a, b) => String(a.kind).localeCompare(String(b.kind)))
  }
  test.beforeEach(({ problems }) => {
    problems.expect(/^console: (Failed to load resource|.*dynamically imported)/)
  })

  test('fails all calls of HOME until Try again, if it is the client', async ({
    open,
    page,
    events,
  }) => {
    const unblock = await blockFile(page, /\/chunks\/calls-/)
    const it = await open({ account: { usdt: '1234' } })
    await expect(it.button('Deposit')).toBeEnabled()
    await expect(it.element.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    // The errors of the part, the company and the balance.
    await expect.poll(() => errors(events)).toEqual([load, network, network])
    await unblock()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    // The part has loaded, and has its own retry for the company and the balance.
    await expect(it.element.getByText(failed)).toHaveCount(0)
    await it.click('Try again')
    await expect(it.money('1,234.0000 USDT')).toBeVisible()
    await expect(it.text('Fable Trust')).toBeVisible()
  })

  for (const [file, expected] of [
    ['transfer-rest', [load]],
    ['rest', [load]],
    ['shared.en', [load]],
  ] as const) {
    const title = `such as ${file} blocks a step only until the browser is online again`
    test(title, fullUnless(file === 'rest'), async ({ open, page, events }) => {
      const unblock = await blockFile(page, new RegExp(`/chunks/${file}-`))
      const it = await open({ account: { usdt: '1234' } })
      await expect(it.money('1,234.0000 USDT')).toBeVisible()
      await it.click('Deposit')
      await expect(it.element.getByRole('alert').filter({ hasText: failed })).toBeVisible()
      await expect.poll(() => errors(events)).toEqual(expected)
      await unblock()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(it.button('Crypto')).toBeVisible()
      await expect(it.element.getByText(failed)).toHaveCount(0)
    })
  }

  test('leaves an address unchecked: Next says so and keeps it, and checks it once the file has loaded', async ({
    open,
    page,
  }) => {
    const unblock = await blockFile(page, /\/chunks\/check-address-/)
    const it = await open({ account: { usdt: '1234' } })
    await it.click('Withdraw')
    await it.address.fill(tronAddress)
    await it.amount.fill('100')
    await it.click('Next')
    await expect(it.alerts.filter({ hasText: 'No connection. What you entered' })).toBeVisible()
    await expect(it.alerts.filter({ hasText: failed })).toBeVisible()
    await expect(it.address).toHaveValue(tronAddress)
    await unblock()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(it.alerts.filter({ hasText: failed })).toHaveCount(0)
    await it.click('Next')
    await expect(it.button('Submit')).toBeVisible()
  })

  test('does not block Back, and Try again opens the step', async ({ open, page, events }) => {
    const unblock = await blockFile(page, /\/chunks\/shared.en-/)
    const it = await open()
    await it.click('Withdraw')
    await expect(it.element.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    expect((await events.next('tw-error')).detail).toEqual(load)
    await it.click('Back')
    await expect(it.button('Deposit')).toBeVisible()
    await it.click('Withdraw')
    await expect(it.button('Try again')).toBeVisible()
    await unblock()
    await it.button('Try again').press('Enter')
    await expect(it.amount).toBeVisible()
    await expect(it.title).toBeFocused()
  })
})

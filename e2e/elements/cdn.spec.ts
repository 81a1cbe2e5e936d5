import type { Page } from '@playwright/test'
import { headHtml, policyOf } from '../../tools/embed/embedding.ts'
import { addresses } from '../support/addresses.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { readRelease } from '../support/release.ts'
import { expect, test } from '../support/test.ts'

const release = readRelease()
const cdn = () => `${addresses().foreign}/cdn/`
const loaderHtml = (folder: string) =>
  `<script type="module" src="${cdn()}${folder}/tw.js"></script>`

/** Another release on the same CDN: the same files with other texts. */
const otherVersion = '99.0.0'
async function publishOther(page: Page) {
  await page.route(`${cdn()}${otherVersion}/**`, async (route) => {
    const url = route.request().url().replace(otherVersion, release.version)
    const response = await route.fetch({ url })
    const body = (await response.text())
      .replaceAll('["Deposit"]', '["Pay in"]')
      .replaceAll('Deposit and withdraw', 'Pay in and withdraw')
    await route.fulfill({ response, body })
  })
}

test('one script loads all elements: present, added later, and in an observed shadow root', async ({
  events,
  host,
  page,
  problems,
  sandbox,
}) => {
  const embedding = {
    release,
    elements: ['tw-transfer', 'tw-account', 'tw-fund-lookup'],
    way: 'newest',
    cdn: cdn(),
  } as const
  await host.open({
    head: headHtml(embedding),
    body: tagHtml('tw-transfer', { token: await sandbox.createAccount() }),
    headers: { 'content-security-policy': policyOf(embedding) },
  })
  expect(await events.next('tw-ready')).toMatchObject({ tag: 'tw-transfer' })
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible()

  await page.evaluate(() => document.body.append(document.createElement('tw-account')))
  expect(await events.next('tw-ready')).toMatchObject({ tag: 'tw-account' })

  await page.evaluate(async (loader) => {
    const container = document.createElement('div')
    document.body.append(container)
    const root = container.attachShadow({ mode: 'open' })
    root.append(document.createElement('tw-fund-lookup'))
    const { observe } = await import(loader)
    observe(root)
  }, `${cdn()}v1/tw.js`)
  expect(await events.next('tw-ready')).toMatchObject({ tag: 'tw-fund-lookup' })
  expect(await problems.all()).toEqual([])
})

test('two releases, or a loader and an element script, share a page in any order', async ({
  events,
  host,
  page,
  sandbox,
}) => {
  await publishOther(page)
  const [newest, own, other] = ['v1', release.version, otherVersion].map(loaderHtml)
  const script = scriptHtml('tw-transfer')
  const pages: Readonly<Record<string, string>> = {
    'this release first, and twice': `${newest}${other}${own}`,
    'the other release first': `${other}${newest}`,
    'own script first': `${script}${other}`,
    'own script last': `${other}${script}`,
    'classic script last': `${other}${scriptHtml('tw-transfer', 'classic')}`,
  }
  const token = await sandbox.createAccount()
  const names = {
    ours: ['Deposit and withdraw', 'Deposit'],
    other: ['Pay in and withdraw', 'Pay in'],
  }
  // In the short run each kind of page once.
  const isTypical = (name: string) =>
    process.env.FULL || /twice|own script first|classic/.test(name)
  for (const [name, head] of Object.entries(pages).filter(([name]) => isTypical(name))) {
    await test.step(name, async () => {
      await events.clear()
      await host.open({ head, body: tagHtml('tw-transfer', { token }) })
      await events.next('tw-ready')
      const element = page.locator('tw-transfer')
      // Title and button are of the same release, and there is one of each.
      const title = await element.getByRole('heading', { level: 2 }).textContent()
      const [, button = ''] = title === names.ours[0] ? names.ours : names.other
      await element.getByRole('button', { name: button, exact: true }).click()
      await expect(element.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
      expect(await events.all('tw-ready')).toHaveLength(1)
    })
  }
})

test('a missing script or chunk is reported, and loads when the person tries again', async ({
  events,
  host,
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/^console: (Failed to load resource|tw-transfer .*dynamically imported)/)
  const body = tagHtml('tw-transfer', { token: await sandbox.createAccount(), 'app-lang': 'ko' })
  for (const gone of ['tw-transfer.js*', 'chunks/tw-transfer-*']) {
    await events.clear()
    const files = `${cdn()}${release.version}/${gone}`
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await host.open({ head: loaderHtml('v1'), body })
    const message = '이 내용을 표시하지 못했습니다.'
    expect((await events.next('tw-error')).detail).toEqual({ kind: 'load', message })
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await page.unroute(files)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await events.next('tw-ready')
    await expect(page.getByText(message)).toBeHidden()
  }
})

test('a file that differs from the one of the release does not run', async ({
  embed,
  events,
  page,
  problems,
}) => {
  problems.expect(/^console: (Failed to find a valid digest|tw-fund-lookup .*dynamically imported)/)
  const elements = ['tw-fund-lookup'] as const
  const embedding = { release, elements, way: 'pinned', cdn: cdn() } as const
  await page.route(/tw-fund-lookup-[^/]+\.js|retry=1/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.stolen = true` })
  })
  await embed('tw-fund-lookup', { scriptTags: headHtml(embedding), waitForReady: false })
  expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'load' })
  // The address that the loader retries does not bypass the check.
  const isRefused = await page.evaluate(
    (address) => import(address).catch(() => true),
    `${cdn()}${release.version}/tw-fund-lookup.js?retry=1`,
  )
  expect(isRefused).toBe(true)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

test('a CDN lets every origin read its files, and never changes a release', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(cdn() + path)).headers()
  for (const path of [`${release.version}/tw-transfer.js`, 'v1/tw.js']) {
    expect(await headersOf(path)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  }
  expect((await headersOf(`${release.version}/tw.js`))['cache-control']).toContain('immutable')
  expect((await headersOf('v1/tw.js'))['cache-control']).not.toContain('immutable')
  for (const folder of [release.version, 'v1']) {
    expect(await (await request.get(`${cdn()}${folder}/LICENSES.txt`)).text()).toContain('MIT')
  }
})

import type { Page } from '@playwright/test'
import { elementNames } from '../../elements/elements.ts'
import { type ScenarioName, scenarioNames, scenarios } from '../../preview/scenarios.ts'
import { headHtml, policyOf } from '../../tools/embed/embedding.ts'
import { addresses } from '../support/addresses.ts'
import type { Host } from '../support/host.ts'
import { readRelease } from '../support/release.ts'
import { expect, test } from '../support/test.ts'

/** A page of another company with one preview, under exactly the policy that `npm run csp` prints. */
async function openPreview(
  host: Host,
  name: string,
  { attributes = '', style = '', slotted = '' } = {},
): Promise<void> {
  const release = readRelease()
  const cdn = `${addresses().foreign}/cdn/`
  const elements = Object.keys(release.elements) as (keyof typeof release.elements)[]
  const embedding = { release, elements, way: 'preview', cdn } as const
  await host.open({
    head: `${headHtml(embedding)}<link rel="stylesheet" href="page.css">`,
    body: `<input aria-label="Of the page" autofocus><tw-preview of="${name}" ${attributes}>${slotted}</tw-preview>`,
    headers: { 'content-security-policy': `${policyOf(embedding)}; style-src 'self'` },
    files: { 'page.css': style },
  })
}

const isShown = (page: Page) =>
  expect(page.locator('tw-preview[data-state=shown]')).toBeVisible({ timeout: 25_000 })

/** The requests that a page makes, except for files of the release and the page itself. */
function watchRequests(page: Page): readonly string[] {
  const others: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isFile = /^\/(cdn|e2e)\//.test(pathname) || /^(data|blob):$/.test(protocol)
    if (!isFile) others.push(request.url())
  })
  return others
}

const entries = (page: Page) =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])

for (const element of elementNames) {
  test(`every preview of tw-${element} shows its screen, without a call`, async ({
    host,
    page,
  }) => {
    const requests = watchRequests(page)
    const names = scenarioNames.filter((name) => scenarios[name].element === element)
    const [first = ''] = names
    await openPreview(host, first)
    for (const name of names) {
      await test.step(name, async () => {
        await page.locator('tw-preview').evaluate((preview, of) => {
          preview.setAttribute('of', of)
        }, name)
        await isShown(page)
        await expect(page.getByText('All data is made up.')).toBeVisible()
      })
    }
    await page.locator('tw-preview').evaluate((preview) => preview.remove())
    await expect.poll(() => entries(page)).toEqual([])
    expect(requests).toEqual([])
  })
}

test('a preview leaves the focus to the page, which hears nothing; whoever confirms reads that nothing was sent', async ({
  host,
  page,
}) => {
  const requests = watchRequests(page)
  await openPreview(host, 'withdraw/review')
  await isShown(page)
  await expect(page.getByRole('textbox', { name: 'Of the page' })).toBeFocused()
  await page.evaluate(() => {
    for (const type of ['tw-success', 'tw-error', 'tw-step', 'tw-navigate'])
      document.addEventListener(type, () => document.body.setAttribute('data-heard', type))
  })
  await page.getByRole('button', { name: 'Withdraw 1,500.00 USD' }).click()
  await expect(page.getByText('This is a preview. Nothing was sent.').first()).toBeVisible()
  expect(await page.locator('body[data-heard]').count()).toBe(0)
  expect(requests).toEqual([])
})

test('a preview takes language, theme and colours of its page, and other screens at any time', async ({
  host,
  page,
}) => {
  const style = 'tw-preview { --tw-light-action: rgb(0, 70, 120) }'
  await openPreview(host, 'withdraw/usd', { attributes: 'app-lang="ja" theme="light"', style })
  await isShown(page)
  const next = page.getByRole('button', { name: '次へ' })
  await expect(next).toHaveCSS('background-color', 'rgb(0, 70, 120)')
  await expect(page.getByText('実際の資金は動きません。')).toBeVisible()

  const preview = page.locator('tw-preview')
  await preview.evaluate((element) => {
    element.setAttribute('app-lang', 'ko')
    element.setAttribute('of', 'wallet/history' satisfies ScenarioName)
  })
  await isShown(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('거래 내역')
  await expect(page.getByText('실제 자금은 움직이지 않습니다.')).toBeVisible()
})

test('a preview on a phone is as high as the screen, with the line above it; it has the logo of its page', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const attributes = 'app-lang="ja"'
  const style = 'body { margin: 0 } input { display: none }'
  const slotted = '<b slot="logo">Logo of the page</b>'
  await openPreview(host, 'fund/email', { attributes, style, slotted })
  await isShown(page)
  const screen = page.locator('tw-preview')
  await expect.poll(async () => (await screen.boundingBox())?.height).toBe(740)
  await expect(page.getByText('Logo of the page').last()).toBeVisible()
})

test('an unknown name is answered with the names that there are', async ({ host, page }) => {
  await openPreview(host, 'withdraw/reveiw')
  const message = page.getByRole('alert')
  await expect(message).toContainText('There is no preview named “withdraw/reveiw”.')
  for (const name of ['withdraw/review', 'fund/value'])
    await expect(message.getByText(name, { exact: true })).toBeVisible()
})

test('what a person has typed in the real element is there again after a preview', async ({
  host,
  page,
}) => {
  await openPreview(host, 'account/sign-in')
  await isShown(page)
  const key = 'tw-typed:tw-account:somebody'
  const preview = page.locator('tw-preview')
  await preview.evaluate((element, key) => {
    element.setAttribute('of', 'home/usd')
    sessionStorage.setItem(key, 'theirs')
    element.setAttribute('of', 'account/code')
  }, key)
  await isShown(page)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), key)).not.toBe('theirs')
  await preview.evaluate((element) => element.remove())
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), key)).toBe('theirs')
})

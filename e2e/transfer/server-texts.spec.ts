import type { Locator, Page } from '@playwright/test'
import { translationsOf } from '../support/catalogue.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, paths, test } from './page.ts'

type Item = Readonly<Record<string, unknown>>

const long = 'The desk cannot take this now. '.repeat(330)

test('A message of 10 kB is clamped in its notice, which can be opened and read to the end, and is not shown twice', async ({
  open,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const it = await open()
  await sandbox.addFault(it.token, {
    kind: 'code',
    code: 28000,
    message: long,
    call: 'getChannel',
    times: 'forever',
  })
  await it.click('Withdraw')
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
  await expect(it.element.locator('.tw-toast')).toHaveAttribute('data-said')
  const scrollToEnd = (part: Locator) =>
    part.evaluate((text) => {
      text.scrollTop = text.scrollHeight
      return text.scrollTop > 0 && getComputedStyle(text).overflowY === 'auto'
    })

  await expect(it.button('Try again')).toBeInViewport()
  const showAll = it.element.getByRole('button', { name: 'Show all' })
  await showAll.press('Enter')
  const notice = it.element.locator('.tw-notice .tw-long')
  expect(await heightOf(notice)).toBeLessThan(400)
  expect(await scrollToEnd(notice)).toBe(true)
  await expect(notice).toHaveJSProperty('tabIndex', 0)
  await it.element.getByRole('button', { name: 'Show less' }).click()
  await expect(it.button('Try again')).toBeInViewport()
})

test.describe('A text of 10 kB beside the figures', () => {
  const texts = { en: long, cn: long, jp: long, ko: long }

  /** Fails if the element is more than five screens of a phone high; unclamped it is twenty. */
  const expectNotTall = async ({ element }: { readonly element: Locator }) =>
    expect((await element.boundingBox())?.height ?? Number.POSITIVE_INFINITY).toBeLessThan(3_700)

  const changeItems = (page: Page, path: string, change: (item: Item) => object) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const { list, item } = answer.data
      if (list) answer.data.list = list.map((each: Item) => ({ ...each, ...change(each) }))
      if (item) answer.data.item = { ...item, ...change(item) }
      await route.fulfill({ json: answer })
    })

  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

  test('leaves the USD deposit methods and the receiving details usable', async ({
    open,
    page,
  }) => {
    await changeItems(page, paths.getUsdChannel, () => ({ arrival: texts, bankAddress: long }))
    const it = await open({ isUsd: true })
    await it.click('Deposit')
    await expect(it.button('Bank wire')).toBeVisible()
    await expectNotTall(it)
    await it.click('Bank wire')
    await expect(it.fact('Bank name')).toBeVisible()
    await expectNotTall(it)
    await it.element.getByRole('button', { name: 'Show all' }).first().click()
    await expectNotTall(it)
  })

  test('leaves the USDT deposit and the USDT withdrawal usable', async ({ open, page }) => {
    await changeItems(page, paths.depositChannels, () => ({
      arrival: texts,
      imgRemark: texts,
      informationText: texts,
      optionRemark: texts,
    }))
    await changeItems(page, paths.withdrawalChannels, () => ({
      arrival: texts,
      channelDescribe: texts,
      informationText: texts,
    }))
    const it = await open()
    await it.click('Deposit')
    await expect(it.button('Crypto')).toBeVisible()
    await expectNotTall(it)
    await it.click('Crypto')
    await expect(it.shownAddress).toBeVisible()
    await expectNotTall(it)
    await it.click('Back', 'Back', 'Withdraw')
    await it.amount.fill('20')
    await expect(it.phrases.first()).toBeVisible()
    await expectNotTall(it)
  })

  for (const { where, change } of [
    {
      where: 'the reason of a review',
      change: { reviews: [{ tier: 'BROKER', state: 'REJECTED', reason: long }] },
    },
    { where: 'the reason of the failure', change: { reviews: [], failReason: long } },
  ]) {
    const title = `leaves a receipt usable as ${where}`
    test(title, fullUnless('failReason' in change), async ({ open, page }) => {
      const rejected = () => ({ status: 'Fail', ...change })
      for (const path of [paths.transfer, paths.getTransferRecord])
        await changeItems(page, path, rejected)
      const it = await open({ isUsd: true })
      await it.reviewUsd()
      await it.click('Submit')
      await expect(it.receipt).toContainText('The desk cannot take this now.')
      await expectNotTall(it)
      await expect(it.element.getByRole('button', { name: 'Show all' })).toBeVisible()
    })
  }
})

test.describe('The date of a receipt', () => {
  test.use({ timezoneId: 'Asia/Taipei' })

  for (const { date, locale, shown } of [
    { date: 'soon', locale: 'en', shown: undefined },
    { date: '2026-11-22T07:00:00Z', locale: 'zh', shown: '2026年11月22日 15:00:00 GMT+08:00' },
  ] as const) {
    // In the short run, `dates.test.ts` has what is no date.
    test(
      `${date} in ${locale} is ${shown ?? 'left out'}`,
      fullUnless(shown !== undefined),
      async ({ open, page }) => {
        for (const path of [paths.transfer, paths.getTransferRecord]) {
          await page.route(`**${path}`, async (route) => {
            const response = await route.fetch()
            const answer = await response.json()
            answer.data.item.date = date
            await route.fulfill({ json: answer })
          })
        }
        const t = translationsOf(locale)
        const it = await open({ isUsd: true, t, attributes: { 'app-lang': locale } })
        await it.reviewUsd()
        await it.click('Submit')
        await expect(it.receipt).toBeVisible()
        await expect(it.fact('Order number')).toBeVisible()
        if (shown) await expect(it.fact('Date')).toHaveText(shown)
        else await expect(it.fact('Date')).toHaveCount(0)
      },
    )
  }
})

import { boxOf } from '../support/box.ts'
import { leftoversOf, wordsIn } from '../support/catalogue.ts'
import { fullUnless } from '../support/full.ts'
import { holdBack } from '../support/hold-back.ts'
import { expectNoShift } from '../support/layout-shift.ts'
import { overflows, shownTexts, smallTargets } from '../support/visual.ts'
import { lengthenTexts } from './long-texts.ts'
import { expect, test } from './page.ts'
import { walk, withoutClipboard } from './walk.ts'

const sizes = [
  [280, 653],
  [320, 568],
  [360, 740],
  [844, 390],
  [1440, 900],
] as const

const languages = [
  ['en', 'en', 'en'],
  ['zh', 'zh', 'zh-Hant'],
  ['ja', 'ja', 'ja'],
  ['ko', 'ko', 'ko'],
] as const

for (const [tag, locale, lang] of languages) {
  for (const isUsd of [true, false]) {
    test(`Every ${isUsd ? 'USD' : 'USDT'} step is in ${locale}, fits all sizes and has targets of 44 px`, {
      tag: '@full',
    }, async ({ open, page, sandbox }) => {
      test.slow()
      await page.addInitScript(withoutClipboard)
      await lengthenTexts(page)
      const leftovers = leftoversOf(locale)
      const it = await open({
        isUsd,
        words: wordsIn(locale),
        account: { usd: '999999999999.99', usdt: '499999.123456' },
        attributes: { 'app-lang': tag },
        head: '<style>body { margin: 0 }</style>',
      })
      await walk(it, sandbox, isUsd, async (state) => {
        await expect(it.element.locator('.tw'), state).toHaveAttribute('lang', lang)
        const texts = await shownTexts(it.element)
        expect
          .soft(
            texts.filter((text) => leftovers.has(text)),
            `${state}: English`,
          )
          .toEqual([])
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          const at = `${state} at ${width}`
          expect.soft(await overflows(it.element), at).toEqual([])
          if (width === 280) expect.soft(await smallTargets(it.element), at).toEqual([])
        }
      })
    })
  }
}

for (const [, locale] of languages) {
  for (const [isUsd, balance] of [
    [true, '1,000.0000 USD'],
    [false, '4,000.123456 USDT'],
  ] as const) {
    // The short run: USD in the language of the widest letters, USDT in that of the longest words.
    const isShort = locale === (isUsd ? 'ja' : 'en')
    test(
      `HOME does not move when company and balance arrive, ${balance} in ${locale}`,
      fullUnless(isShort),
      async ({ open, page, sandbox }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        const token = await sandbox.account(isUsd ? undefined : { usdt: '4000.123456' })
        const letCompany = await holdBack(page, /getChannel|getUsdChannel/)
        const letBalance = await holdBack(page, '**/getWalletHomePage')
        const it = await open({
          isUsd,
          words: wordsIn(locale),
          waits: false,
          attributes: { token, 'app-lang': locale },
        })
        await expectNoShift(it.button('Withdraw'), async () => {
          letCompany()
          await expect(it.text('Fable Trust')).toBeVisible()
          letBalance()
          await expect(it.money(balance)).toBeVisible()
        })
      },
    )
  }
}

for (const [width, height] of [
  [360, 740],
  [844, 390],
] as const) {
  test(`HOME has balance and actions on its first screen, the company after them, at ${width} by ${height}`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const it = await open({ head: '<style>body { margin: 0 }</style>' })
    for (const part of [it.balance, it.button('Deposit'), it.button('Withdraw')]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    const [actions, company] = await Promise.all(
      [it.button('Withdraw'), it.text('Fable Trust')].map((part) => boxOf(part)),
    )
    expect(company?.y).toBeGreaterThan((actions?.y ?? 0) + (actions?.height ?? 0))
  })
}

for (const [width, height] of [
  [280, 653],
  [360, 740],
  [844, 390],
  [1440, 900],
] as const) {
  const isShort = width === 280 || width === 1440
  test(
    `The title stays in one place from the shell to the last step, ${width} by ${height}`,
    fullUnless(isShort),
    async ({ open, page }) => {
      await page.setViewportSize({ width, height })
      const letView = await holdBack(page, /chunks\/tw-transfer-/)
      const it = await open({
        waits: false,
        head: '<style>body { margin: 0; overflow-y: scroll }</style>',
      })
      const place = () =>
        it.title.evaluate((title) => {
          const { x, y, width, height } = title.getBoundingClientRect()
          return { x, y, width, height, frame: title.parentElement?.getBoundingClientRect().height }
        })
      await expect(it.element.locator('.tw-shell')).toBeVisible()
      const first = await place()
      letView()
      await expect(it.balance).toBeVisible()
      await expect.poll(place).toEqual(first)
      await it.go('Deposit')
      await expect(it.button('Crypto')).toBeVisible()
      await expect.poll(place).toEqual(first)
      await it.go('Crypto')
      await expect(it.qr).toBeVisible()
      await expect.poll(place).toEqual(first)
      const [back, title] = [await boxOf(it.button('Back')), await boxOf(it.title)]
      const middle = (box: typeof back) => (box?.y ?? 0) + (box?.height ?? 0) / 2
      expect(Math.abs(middle(back) - middle(title))).toBeLessThan(2)
    },
  )
}

test('The unit of the balance has one colour before and after a step', async ({ open }) => {
  const it = await open()
  const colour = () =>
    it.balance.locator('.tw-unit').evaluate((unit) => getComputedStyle(unit).color)
  await expect(it.balance).toBeVisible()
  const before = await colour()
  const label = it.element.locator('.tw-balance > p')
  expect(before).toBe(await label.evaluate((label) => getComputedStyle(label).color))
  await it.go('Withdraw')
  await expect(it.amount).toBeVisible()
  await it.go('Back')
  expect(await colour()).toBe(before)
})

test('HOME shows the last balance while it is reloaded', async ({ open, page }) => {
  const it = await open()
  await expect(it.money('1,000.0000 USDT')).toBeVisible()
  await it.go('Deposit')
  await expect(it.button('Crypto')).toBeVisible()
  const asked = page.waitForRequest('**/getWalletHomePage')
  // Delays all that HOME reloads.
  const letBalance = await holdBack(page, '**/api/**')
  await it.go('Back')
  await asked
  await expect(it.money('1,000.0000 USDT')).toBeVisible()
  await expect(it.element.locator('.tw-balance .tw-skeleton')).toHaveCount(0)
  letBalance()
})

test('The actions of HOME do not move when a notice appears', async ({ open, page, sandbox }) => {
  const token = await sandbox.account()
  await sandbox.fault(token, { call: 'getWalletHomePage', kind: 'http500', times: 'forever' })
  const letBalance = await holdBack(page, '**/getWalletHomePage')
  const it = await open({ attributes: { token } })
  await expectNoShift(it.button('Withdraw'), async () => {
    letBalance()
    await expect(it.text('Your balance could not be loaded')).toBeVisible()
  })
})

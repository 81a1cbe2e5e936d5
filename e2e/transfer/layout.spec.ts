import { boxOf } from '../support/box.ts'
import { leftoversOf, translationsOf } from '../support/catalogue.ts'
import { removeClipboard } from '../support/clipboard.ts'
import { holdBack } from '../support/hold-back.ts'
import { expectNoShift } from '../support/layout-shift.ts'
import { fullUnless } from '../support/short-run.ts'
import { overflows, smallTargets, visibleTexts } from '../support/visual.ts'
import { visitEveryState } from './every-state.ts'
import { lengthenTexts } from './long-texts.ts'
import { expect, test } from './page.ts'

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
      await page.addInitScript(removeClipboard)
      await lengthenTexts(page)
      const leftovers = leftoversOf(locale)
      const it = await open({
        isUsd,
        t: translationsOf(locale),
        account: { usd: '999999999999.99', usdt: '499999.123456' },
        attributes: { 'app-lang': tag },
        head: '<style>body { margin: 0 }</style>',
      })
      await visitEveryState(it, sandbox, isUsd, async (state) => {
        await expect(it.element.locator('.tw'), state).toHaveAttribute('lang', lang)
        const texts = await visibleTexts(it.element)
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
    const isInShortRun = locale === (isUsd ? 'ja' : 'en')
    test(
      `HOME does not move when company and balance arrive, ${balance} in ${locale}`,
      fullUnless(isInShortRun),
      async ({ open, page, sandbox }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        const token = await sandbox.createAccount(isUsd ? undefined : { usdt: '4000.123456' })
        const letCompanyThrough = await holdBack(page, /getChannel|getUsdChannel/)
        const letBalanceThrough = await holdBack(page, '**/getWalletHomePage')
        const it = await open({
          isUsd,
          t: translationsOf(locale),
          waitForReady: false,
          attributes: { token, 'app-lang': locale },
        })
        await expectNoShift(it.button('Withdraw'), async () => {
          letCompanyThrough()
          await expect(it.text('Fable Trust')).toBeVisible()
          letBalanceThrough()
          await expect(it.money(balance)).toBeVisible()
        })
      },
    )
  }
}

test('HOME has balance and actions on its first screen, the company after them, in both orientations', async ({
  open,
  page,
}) => {
  const it = await open({ head: '<style>body { margin: 0 }</style>' })
  for (const size of [
    { width: 360, height: 740 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    for (const part of [it.balance, it.button('Deposit'), it.button('Withdraw')]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    const [actions, company] = await Promise.all(
      [it.button('Withdraw'), it.text('Fable Trust')].map((part) => boxOf(part)),
    )
    expect(company?.y).toBeGreaterThan((actions?.y ?? 0) + (actions?.height ?? 0))
  }
})

for (const [width, height] of [
  [280, 653],
  [360, 740],
  [844, 390],
  [1440, 900],
] as const) {
  const isInShortRun = width === 280
  test(
    `The title stays in one place from the shell to the last step, ${width} by ${height}`,
    fullUnless(isInShortRun),
    async ({ open, page }) => {
      await page.setViewportSize({ width, height })
      const letViewThrough = await holdBack(page, /chunks\/tw-transfer-/)
      const it = await open({
        waitForReady: false,
        head: '<style>body { margin: 0; overflow-y: scroll }</style>',
      })
      const place = () =>
        it.title.evaluate((title) => {
          const { x, y, width, height } = title.getBoundingClientRect()
          const frame = title.parentElement?.getBoundingClientRect().height
          return { middle: Math.round(x + width / 2), y, height, frame }
        })
      await expect(it.element.locator('.tw-shell')).toBeVisible()
      const first = await place()
      letViewThrough()
      await expect(it.balance).toBeVisible()
      await expect.poll(place).toEqual(first)
      await it.click('Deposit')
      await expect(it.button('Crypto')).toBeVisible()
      await expect.poll(place).toEqual(first)
      await it.click('Crypto')
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
  await it.click('Withdraw')
  await expect(it.amount).toBeVisible()
  await it.click('Back')
  expect(await colour()).toBe(before)
})

test('HOME shows the last balance while it is reloaded', async ({ open, page }) => {
  const it = await open()
  await expect(it.money('1,000.0000 USDT')).toBeVisible()
  await it.click('Deposit')
  await expect(it.button('Crypto')).toBeVisible()
  const requestPromise = page.waitForRequest('**/getWalletHomePage')
  // Delays all that HOME reloads.
  const letBalanceThrough = await holdBack(page, '**/api/**')
  await it.click('Back')
  await requestPromise
  await expect(it.money('1,000.0000 USDT')).toBeVisible()
  await expect(it.element.locator('.tw-balance .tw-skeleton')).toHaveCount(0)
  letBalanceThrough()
})

test('The actions of HOME do not move when a notice appears', async ({ open, page, sandbox }) => {
  const token = await sandbox.createAccount()
  await sandbox.addFault(token, { call: 'getWalletHomePage', kind: 'http500', times: 'forever' })
  const letBalanceThrough = await holdBack(page, '**/getWalletHomePage')
  const it = await open({ attributes: { token } })
  await expectNoShift(it.button('Withdraw'), async () => {
    letBalanceThrough()
    await expect(it.text('Your balance could not be loaded')).toBeVisible()
  })
})

test.describe('On a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('no fact of a network is cut', async ({ open }) => {
    const it = await open()
    await it.click('Withdraw')
    await expect(it.address).toBeInViewport({ ratio: 1 })
    await it.chosenNetwork.click()
    const facts = it.networks.locator('.tw-columns > span')
    await expect(facts.first()).toBeVisible()
    const cut = await facts.evaluateAll((all) =>
      all.filter((fact) => fact.scrollHeight > fact.clientHeight).map((fact) => fact.textContent),
    )
    expect(cut).toEqual([])
  })

  test('the notice of a saved receipt is above the button that ends it', async ({ open }) => {
    const it = await open({ isUsd: true, head: '<style>body { margin: 0 }</style>' })
    await it.reviewUsd()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await it.click('Save a copy')
    const notice = it.element.getByRole('status').filter({ hasText: 'If it does not appear' })
    await expect(notice).toBeVisible()
    const footer = it.element.locator('.tw-frame-footer')
    await expect
      .poll(async () => {
        const [above, below] = [await notice.boundingBox(), await footer.boundingBox()]
        return above && below && above.y >= 0 && above.y + above.height <= below.y
      })
      .toBe(true)
  })
})

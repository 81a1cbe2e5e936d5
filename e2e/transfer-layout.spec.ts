import { catalogue, wordsIn } from './pages/catalogue.ts'
import { lengthenTexts } from './pages/long-texts.ts'
import { overflows, shownTexts, smallTargets } from './pages/looks.ts'
import { expect, test } from './pages/transfer.ts'
import { walk, withoutClipboard } from './pages/walk.ts'
import { holdBack } from './support/hold-back.ts'
import { expectToStandStill } from './support/stands-still.ts'

const sizes = [
  [280, 653],
  [320, 568],
  [360, 740],
  [844, 390],
  [1440, 900],
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Messages of a language whose English words would be a leftover: whole texts that differ. */
const leftoversOf = (locale: string) =>
  new Set(
    [...catalogue(locale)].flatMap(([id, text]) => (id === text || id.includes('{') ? [] : [id])),
  )

const languages = [
  ['en', 'en', 'en'],
  ['zh', 'zh', 'zh-Hant'],
  ['ja', 'ja', 'ja'],
  ['ko', 'ko', 'ko'],
] as const

for (const [tag, locale, lang] of languages) {
  for (const isUsd of [true, false]) {
    test(`Every step in ${isUsd ? 'USD' : 'USDT'} mode speaks ${locale}, overflows at no size, and can be hit by a finger`, async ({
      open,
      page,
      sandbox,
    }) => {
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

for (const [locale] of languages) {
  for (const [isUsd, balance] of [
    [true, '1,000.0000 USD'],
    [false, '4,000.123456 USDT'],
  ] as const) {
    test(`HOME stands still when company and balance arrive, ${balance} in ${locale}`, async ({
      open,
      page,
      sandbox,
    }) => {
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
      await expectToStandStill(it.button('Withdraw'), async () => {
        letCompany()
        await expect(it.text('Example Trust')).toBeVisible()
        letBalance()
        await expect(it.money(balance)).toBeVisible()
      })
    })
  }
}

import { leftoversOf, wordsIn } from './pages/catalogue.ts'
import { expect, test } from './pages/contract.ts'
import { walkContract } from './pages/contract-walk.ts'
import { overflows, shownTexts, smallTargets } from './pages/looks.ts'

const sizes = [
  [280, 653],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const

/** As long as a party may be named, with nothing to break it at. */
const longParties = {
  partA: `The International Clearing, Custody and Verification Institution ${'W'.repeat(48)}`,
  partB: `Donaudampfschifffahrtsgesellschaft und Partner ${'ＭＷ券商'.repeat(12)}`,
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [locale, lang] of [
  ['en', 'en'],
  ['zh', 'zh-Hant'],
  ['ja', 'ja'],
  ['ko', 'ko'],
] as const) {
  test(`Every screen speaks ${locale}, overflows at no size, and can be hit by a finger`, async ({
    open,
    page,
    sandbox,
  }) => {
    test.slow()
    const leftovers = leftoversOf(locale, 'contract')
    const it = await open({
      words: wordsIn(locale, 'contract'),
      contract: longParties,
      attributes: { 'app-lang': locale },
      head: '<style>body { margin: 0 }</style>',
    })
    await walkContract(it, sandbox, async (state) => {
      await expect(it.element.locator('.tw'), state).toHaveAttribute('lang', lang)
      const texts = await shownTexts(it.element)
      const english = texts.filter((text) => leftovers.has(text))
      expect.soft(english, `${state}: English`).toEqual([])
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const at = `${state} at ${width}`
        expect.soft(await overflows(it.element), at).toEqual([])
        if (width === 280) expect.soft(await smallTargets(it.element), at).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
    })
  })
}

test('What leads on can be reached without scrolling in the dialog, on the smallest phone and on its side', async ({
  open,
  page,
}) => {
  const it = await open()
  await it.go('Sign')
  for (const [width, height] of [
    [280, 653],
    [320, 568],
    [568, 320],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Draw', 'Type', 'Upload'] as const) {
      await it.way(name).check()
      for (const button of ['Close', 'Clear', 'Save']) {
        await expect(it.button(button), `${button}, ${name}, at ${width}`).toBeInViewport({
          ratio: 1,
        })
      }
    }
  }
})

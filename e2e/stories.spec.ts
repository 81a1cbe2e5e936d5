import type { Page } from '@playwright/test'
import { elementNames } from '../elements/elements.ts'
import { type Locale, locales } from '../shared/text/i18n/locale.ts'
import { unmarkedIn } from '../shared/ui/recorders/unmarked.test-helper.ts'
import { axeViolations } from './support/axe.ts'
import { leftoversOf } from './support/catalogue.ts'
import { withFontSize } from './support/font-size.ts'
import { expect, narrow, storiesTest as test } from './support/stories-test.ts'
import { stories } from './support/storybook.ts'
import {
  overflowsIn,
  smallTargetsIn,
  splitWordsIn,
  textSizeIn,
  visibleTextsIn,
} from './support/visual.ts'

/**
 * Every story is a test: it renders without an error in both themes, keeps WCAG 2.2 AA, has no
 * English left in another language, and neither overflows nor has targets too small for a finger.
 * With text of twice the usual size it fits a phone, too. What is of a person has the marks that keep it from session recorders. No line of a Japanese notice ends within a word.
 * The short run shows each story in English and in one other language, which changes from story to
 * story. There it has large text or a wide screen, in turn, and axe checks one of its themes.
 */

const phone = { width: 360, height: 740 }

/** More sizes in every language, for a run before a release. */
const sizes = process.env.FULL
  ? [{ width: 320, height: 568 }, phone, { width: 844, height: 390 }]
  : []

/** More sizes for Japanese: a phrase of a notice may be longer than the rest of its line. */
const japanese = process.env.FULL ? [] : [phone]

const wide = [
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

/** A story has large text or one of the wide screens; before a release it has all of them. */
const isEnlarged = (index: number) => Boolean(process.env.FULL) || index % 3 === 0
const wideOf = (index: number) => {
  if (process.env.FULL) return wide
  return isEnlarged(index) ? [] : [wide[index % wide.length]].flatMap((size) => size ?? [])
}

/** The themes in which axe checks a story. The contrast of all tokens has its own test. */
const axeThemesOf = (index: number): readonly string[] =>
  process.env.FULL ? ['dark', 'light'] : [index % 2 === 0 ? 'dark' : 'light']

const findersAtNarrow = {
  texts: visibleTextsIn,
  overflows: overflowsIn,
  targets: smallTargetsIn,
  unmarked: unmarkedIn,
}
const nothing = { english: [], overflows: [], targets: [], unmarked: [] }

/**
 * The violations of a story. What a sticky button happens to cover at the top is looked at again
 * further down, where a person would scroll it to.
 */
const violationsOf = async (page: Page) => {
  const found = await axeViolations(page)
  if (!found.some((violation) => violation.includes('partially obscured'))) return found
  await page.evaluate(() => scrollBy(0, innerHeight / 3))
  return axeViolations(page)
}

const otherLocales = locales.filter((locale) => locale !== 'en')

for (const [index, { id, title, name, importPath }] of stories().entries()) {
  const rotated = otherLocales[index % otherLocales.length] ?? 'en'
  // Stories of the UI kit are written in English.
  const widget = elementNames.find((name) => importPath.startsWith(`./stories/${name}/`))
  const languages = process.env.FULL ? locales : (['en', rotated] as const)
  const themes = axeThemesOf(index)
  test(`The story ${title}, ${name}: no error, WCAG, both themes, its languages fit`, async ({
    storybook,
  }) => {
    const { page } = storybook
    const checkLocale = async (locale: Locale) => {
      const leftovers = widget ? leftoversOf(locale, widget) : new Set()
      const findAtNarrow = async () => {
        const { texts, unmarked, ...found } = await storybook.runFinders(findersAtNarrow)
        return {
          ...found,
          // The figures of a type specimen are nobody's.
          unmarked: title.startsWith('Foundations') ? [] : unmarked,
          english: texts.filter((text) => leftovers.has(text)),
        }
      }
      let found = await findAtNarrow()
      // A message stays in the language in which it was first shown.
      if (found.english.length > 0) {
        await storybook.show(id, { locale, theme: 'light' })
        found = await findAtNarrow()
      }
      expect.soft(found, `${locale} at ${narrow.width}`).toEqual(nothing)

      const localeSizes = { en: wideOf(index), ja: japanese, zh: [], ko: [] }[locale]
      const moreSizes = [...sizes, ...localeSizes]
      for (const size of moreSizes) {
        await page.setViewportSize(size)
        const found = await storybook.runFinders({
          overflows: overflowsIn,
          splitWords: splitWordsIn,
        })
        expect.soft(found, `${locale} at ${size.width}`).toEqual({ overflows: [], splitWords: [] })
      }
      if (moreSizes.length > 0) await page.setViewportSize(narrow)
    }

    storybook.takeProblems()
    await storybook.show(id, { locale: 'en', theme: 'dark' })
    if (themes.includes('dark')) expect.soft(await violationsOf(page), 'dark').toEqual([])
    await checkLocale('en')
    if (isEnlarged(index)) {
      await page.setViewportSize(phone)
      const found = await withFontSize(page, 32, () =>
        storybook.runFinders({ overflows: overflowsIn, sizes: textSizeIn }),
      )
      expect.soft(found.overflows, 'text of 200 %').toEqual([])
      expect.soft(new Set(found.sizes)).toEqual(new Set(['32px']))
      await page.setViewportSize(narrow)
    }
    const others = languages.filter((locale) => locale !== 'en')
    for (const [at, locale] of (widget ? others : (['en'] as const)).entries()) {
      await storybook.change({ locale, theme: 'light' })
      if (at === 0 && themes.includes('light')) {
        expect.soft(await violationsOf(page), 'light').toEqual([])
      }
      if (locale !== 'en') await checkLocale(locale)
    }
    expect(storybook.takeProblems()).toEqual([])
  })
}

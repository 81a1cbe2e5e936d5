import { test as base, expect } from '@playwright/test'
import { locales } from '../shared/i18n/locale.ts'
import { axeViolations, colourRules } from './support/axe.ts'
import { leftoversOf, type Widget } from './support/catalogue.ts'
import { openStorybook, type Storybook, stories } from './support/storybook.ts'
import { overflowsIn, shownTextsIn, smallTargetsIn } from './support/visual.ts'

/**
 * Every story is a test: it renders without an error, keeps WCAG 2.2 AA in both themes, has no
 * English left in another language, and neither overflows nor has targets too small for a finger.
 */

const narrow = { width: 280, height: 653 }

/** Sizes of a run before a release; the short run looks at the narrowest in every language. */
const sizes = process.env.FULL
  ? [narrow, { width: 320, height: 568 }, { width: 360, height: 740 }, { width: 844, height: 390 }]
  : [narrow]

const wide = [
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

/** Stories of an element by their first word; those of the UI kit are written in English. */
const widgets: Readonly<Record<string, Widget>> = {
  Transfer: 'transfer',
  'Fund lookup': 'fund-lookup',
  Contract: 'contract',
  Account: 'account',
}

const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: narrow })
      await use(await openStorybook(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name } of stories()) {
  test(`The story ${title}, ${name}: no error, WCAG in both themes, all languages fit`, async ({
    storybook,
  }) => {
    const { page } = storybook
    storybook.takeProblems()
    await storybook.show(id, { locale: 'en', theme: 'dark' })
    expect.soft(await axeViolations(page), 'dark').toEqual([])
    await storybook.change({ locale: 'en', theme: 'light' })
    expect.soft(await axeViolations(page, { runOnly: colourRules }), 'light').toEqual([])

    const widget = widgets[title.split('/')[0] ?? '']
    for (const locale of widget ? locales : (['en'] as const)) {
      if (locale !== 'en') await storybook.change({ locale, theme: 'light' })
      if (widget) {
        const leftovers = leftoversOf(locale, widget)
        const englishTexts = async () =>
          (await storybook.look(shownTextsIn)).filter((text) => leftovers.has(text))
        // A message stays in the language that it was shown in first.
        const mayBeOld = (await englishTexts()).length > 0
        if (mayBeOld) await storybook.show(id, { locale, theme: 'light' })
        expect.soft(await englishTexts(), `English in ${locale}`).toEqual([])
      }
      for (const size of [...sizes, ...(locale === 'en' ? wide : [])]) {
        await page.setViewportSize(size)
        const at = `${locale} at ${size.width}`
        expect.soft(await storybook.look(overflowsIn), at).toEqual([])
        if (size === narrow) expect.soft(await storybook.look(smallTargetsIn), at).toEqual([])
      }
      if (locale === 'en') await page.setViewportSize(narrow)
    }
    expect(storybook.takeProblems()).toEqual([])
  })
}

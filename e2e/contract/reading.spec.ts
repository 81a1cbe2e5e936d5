import type { Locator, Page } from '@playwright/test'
import { articleHeading } from '../../shared/text/legal-text/drawing/article-heading.ts'
import { translationsOf } from '../support/catalogue.ts'
import { holdBack } from '../support/hold-back.ts'
import { expectNoShift } from '../support/layout-shift.ts'
import {
  contractPage,
  contractTextIn,
  expect,
  paths,
  printedFrame,
  stubPrint,
  test,
} from './page.ts'

/** Title and headings, repeated here so that the test also checks the text files. */
const english = {
  title: 'Agreement of Cooperation between Financial Broker and Clearing Institution',
  headings: [
    '1. Purpose',
    '2. Party B’s duties of custody, settlement and fund allocation',
    '3. Party A’s duties',
    '4. Fees',
    '5. Account management',
    '6. Confidentiality',
    '7. Amendment and termination',
    '8. Disputes',
    '9. Miscellaneous',
    '10. Supplementary agreement',
  ],
} as const

/** Fixes the page's clock at noon, so that no test crosses midnight; returns its date. */
const fixClockAtNoon = async (page: Page): Promise<string> => {
  const noon = new Date()
  noon.setHours(12, 0, 0, 0)
  await page.clock.setFixedTime(noon)
  const parts = [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

const languages = [
  ['en', 'en'],
  ['zh', 'zh-Hant'],
  ['ja', 'ja'],
  ['ko', 'ko'],
] as const

test('Every language has title, parties, date and ten articles; a change of language keeps the signature', async ({
  open,
  page,
}) => {
  const today = await fixClockAtNoon(page)
  const opened = await open({ contract: { partA: 'Clearing <One> & Co', partB: '王小明 證券' } })
  await opened.saveName()
  const signature = await opened.savedPng()
  for (const [locale, lang] of languages) {
    await test.step(locale, async () => {
      await opened.element.evaluate((element, tag) => element.setAttribute('app-lang', tag), locale)
      const it = contractPage(opened.element, translationsOf(locale, 'contract'))
      const text = contractTextIn(locale)
      await expect(it.element.locator('.tw')).toHaveAttribute('lang', lang)
      await expect(it.title).toHaveText(text.title)
      const { number = '', partA = '', partB = '', date = '' } = text.words
      await expect(it.fact(number)).toHaveText(opened.contract.number)
      await expect(it.fact(partA)).toHaveText('Clearing <One> & Co')
      await expect(it.fact(partB)).toHaveText('王小明 證券')
      await expect(it.fact(date)).toHaveText(today)

      const headings = text.sections.map(({ heading }, at) => articleHeading(locale)(heading, at))
      expect(headings).toHaveLength(10)
      await expect(it.headings).toHaveText(headings)
      if (locale === 'en') {
        expect(text.title).toBe(english.title)
        expect(headings).toEqual(english.headings)
      }
      // The figures of the specification for fees, reviews, wires and notice, in their articles.
      await expect(it.sections.nth(3)).toContainText(/(^|\D)0\.001\s?%/)
      await expect(it.sections.nth(2)).toContainText(/(^|\D)24(\D|$)/)
      await expect(it.sections.nth(2)).toContainText(/(^|\D)7(\D|$)/)
      await expect(it.sections.nth(6)).toContainText(/(^|\D)30(\D|$)/)
      expect(await it.shownText()).not.toMatch(/[{}]|undefined|\bnull\b/)
      await expect(it.button('Sign again')).toBeVisible()
      expect((await it.savedPng()).equals(signature)).toBe(true)
    })
  }
})

test('No line of the Korean agreement begins with a particle, and its text is unchanged', async ({
  open,
  page,
}) => {
  const it = await open({ attributes: { 'app-lang': 'ko' }, t: translationsOf('ko', 'contract') })
  await it.waitForLayout()
  for (const width of process.env.FULL ? [320, 360, 390, 480, 844, 1280] : [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const badBreaks = await it.element.evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('.tw-legal-text :is(p, li)') ?? [])].flatMap((block) => {
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        const letters: { letter: string; line: number }[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: letter, index } of (node as Text).data.matchAll(/./g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            letters.push({ letter, line: range.getBoundingClientRect().top })
          }
        }
        return letters.flatMap(({ letter, line }, at) => {
          const mark = letters[at - 1]
          const isParticle = /[가-힣]/.test(letter) && /[”’)]/.test(mark?.letter ?? '')
          return isParticle && line - (mark?.line ?? line) > 8 ? [block.textContent] : []
        })
      }),
    )
    expect(badBreaks, `at ${width}`).toEqual([])
  }
  const { intro } = contractTextIn('ko')
  expect(await it.shownText()).toContain(String(intro[0]))
})

/** Names that fit on one line, as the skeleton assumes. */
const short = { partA: 'Alpha', partB: 'Beta' }

test('A skeleton of the final size is shown until the parties are known, and nothing moves', async ({
  open,
  page,
}) => {
  const letThrough = await holdBack(page, `**${paths.getContractByToken}`)
  const it = await open({ waitForReady: false, contract: short })
  await expect(it.title).toHaveText(english.title)
  await expect(it.headings).toHaveCount(10)
  await expect(it.element.locator('.tw-facts .tw-skeleton')).toHaveCount(4)
  await expect(it.button('Submit')).toHaveCount(0)
  await expectNoShift(it.headings.first(), async () => {
    letThrough()
    await expect(it.button('Submit')).toBeVisible()
    await expect(it.fact('Contract number')).toHaveText(it.contract.number)
  })
})

test('The text can be read before React has loaded, and does not move after that', async ({
  open,
  page,
  events,
}) => {
  const letThrough = await holdBack(page, '**/widgets/chunks/first-*.js')
  const it = await open({ waitForReady: false, contract: short, attributes: { 'app-lang': 'ja' } })
  const text = contractTextIn('ja')
  await expect(it.title).toHaveText(text.title)
  await expect(it.headings).toHaveText(
    text.sections.map(({ heading }, at) => articleHeading('ja')(heading, at)),
  )
  await expect(it.element.getByText(String(text.intro[0]))).toBeVisible()
  expect(await events.all()).toEqual([])
  await expectNoShift(it.headings.first(), async () => {
    letThrough()
    await events.next('tw-ready')
    await expect(it.fact(text.words.number ?? '')).toHaveText(it.contract.number)
  })
  await expect(it.headings).toHaveCount(10)
})

/** Scrolls the end of a part into view, above the bar with the actions. */
const scrollToEnd = (part: Locator) =>
  part.evaluate((node) => {
    node.scrollIntoView({ block: 'end', behavior: 'instant' })
    scrollBy({ top: innerHeight / 6, behavior: 'instant' })
  })

test('The contents lead to an article before the text is laid out', async ({ open, page }) => {
  // One article is laid out per frame, and this page renders no frame.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  const it = await open()
  await it.contents.locator('summary').click()
  await it.contents.getByRole('button', { name: /^8\. / }).click()
  await expect(it.sections.nth(7)).toBeFocused()
  await it.waitForLayout()
  await expect(it.headings.nth(7)).toBeInViewport()
})

test('The contents count the articles that were read and lead to each, by mouse and by keyboard', async ({
  open,
  page,
}) => {
  const it = await open()
  await it.contents.locator('summary').click()
  await expect(it.progress).toHaveAttribute('max', '10')
  const readEntry = it.contents.getByRole('button', { name: /^8\. .*read$/ })
  await expect(readEntry).toHaveCount(0)
  const end = (at: number) => it.sections.nth(at).locator(':scope > :last-child')
  const read = () => it.progress.evaluate((bar) => (bar as HTMLProgressElement).value)
  expect(await read()).toBe(0)
  // The list that ends the second article begins above the bar, and ends below the screen.
  await end(1).evaluate((list) => {
    scrollBy(0, list.getBoundingClientRect().top - innerHeight + 160)
  })
  // Both articles would be counted at once.
  await expect.poll(read).toBeGreaterThan(0)
  expect(await read()).toBe(1)
  for (const at of Array.from({ length: 10 }, (_, at) => at)) {
    await scrollToEnd(end(at))
    await expect.poll(read).toBeGreaterThanOrEqual(at + 1)
  }
  await expect(it.contents.locator('summary')).toContainText('10 of 10 read')
  await expect(it.progress).toHaveJSProperty('value', 10)
  await expect(readEntry).toHaveCount(1)

  const entries = it.contents.getByRole('listitem')
  await expect(entries).toHaveCount(10)
  await entries.nth(7).getByRole('button').click()
  await expect(it.sections.nth(7)).toBeFocused()
  await expect(it.headings.nth(7)).toBeInViewport()
  await it.contents.getByRole('button', { name: /^3\. / }).focus()
  await page.keyboard.press('Enter')
  await expect(it.sections.nth(2)).toBeFocused()
  await expect(it.headings.nth(2)).toBeInViewport()
})

test('All articles are laid out once the element is ready; only the text grows and shrinks; another link starts at its title', async ({
  open,
  sandbox,
}) => {
  const it = await open()
  await it.waitForLayout()
  const sizeOf = (what: ReturnType<typeof it.button> | typeof it.title) =>
    what.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
  const paragraph = it.sections.first().locator('p').first()
  const [usual, title] = [await sizeOf(paragraph), await sizeOf(it.title)]
  const sizes = [usual]
  for (;;) {
    if (await it.button('Larger text').isDisabled()) break
    await it.click('Larger text')
    sizes.push(await sizeOf(paragraph))
  }
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(new Set(sizes).size).toBe(sizes.length)
  for (let presses = 0; presses < sizes.length; presses++) await it.click('Smaller text')
  await expect(it.button('Smaller text')).toBeDisabled()
  await expect(it.button('Smaller text')).toBeFocused()
  expect(await sizeOf(paragraph)).toBeLessThan(usual)
  expect(await sizeOf(it.title)).toBe(title)
  // Articles that are scrolled past count as read.
  await scrollToEnd(it.sections.last())
  await expect(it.progress).toHaveJSProperty('value', 10)

  await test.step('another link', async () => {
    const other = await sandbox.createContract({ partB: 'The other broker' })
    await it.element.evaluate((element, token) => Object.assign(element, { token }), other.token)
    await expect(it.fact('Party B')).toHaveText('The other broker')
    await expect(it.title).toBeInViewport()
    await expect(it.contents.locator('summary')).toContainText('0 of 10 read')
  })
})

test('Print prints only the contract and leaves nothing behind', async ({ open, page }) => {
  await page.addInitScript(stubPrint)
  const it = await open({
    attributes: { 'app-lang': 'zh' },
    t: translationsOf('zh', 'contract'),
    body: '<h1>Portal of the broker</h1><p>Advertisement</p>',
    contract: { partB: 'Broker <script>alert(1)</script>' },
  })
  const text = contractTextIn('zh')
  const day = (await it.fact(text.words.date ?? '').textContent()) ?? ''
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  await it.click('Print')
  const frame = await printedFrame(page)
  expect(frame).not.toBe(page.mainFrame())
  const lines = await frame.locator('body').textContent()
  for (const piece of [
    text.title,
    it.contract.number,
    it.contract.partA,
    'Broker <script>alert(1)</script>',
    day,
    ...text.intro.flat(),
    ...text.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()]),
  ]) {
    expect(lines).toContain(piece)
  }
  expect(lines).not.toContain('Portal of the broker')
  expect(lines).not.toContain('Advertisement')
  expect(await frame.locator('html').getAttribute('lang')).toBe('zh-Hant')
  expect(await frame.locator('button, input, script').count()).toBe(0)
  // Dark text on white, whatever the theme of the element.
  const [ink, paper] = await frame.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body)
    return [color, backgroundColor]
  })
  expect([ink, paper]).toEqual(['rgb(17, 17, 17)', 'rgb(255, 255, 255)'])
  await frame.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => page.frames().length).toBe(1)
})

import { wordsIn } from '../support/catalogue.ts'
import { fullUnless } from '../support/full.ts'
import { seeInk } from './ink.ts'
import {
  documentIn,
  drawByFinger,
  expect,
  noPaper,
  openTab,
  printed,
  signedPng,
  signedRecord,
  test,
  underline,
  wave,
} from './page.ts'

// With motion: the dialog slides in, and the test draws as soon as the dialog is there.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

const portrait = { width: 390, height: 844 }
const landscape = { width: 844, height: 390 }

for (const [locale, lang, theme] of [
  ['en', 'en', 'dark'],
  ['zh', 'zh-Hant', 'light'],
  ['ja', 'ja', 'dark'],
  ['ko', 'ko', 'light'],
] as const) {
  test(
    `On a phone, in ${locale}, ${theme}: a contract is read, signed by drawing, submitted and printed`,
    fullUnless(locale === 'zh'),
    async ({ open, page, sandbox, events }) => {
      await page.addInitScript(noPaper)
      const it = await open({
        words: wordsIn(locale, 'contract'),
        attributes: { 'app-lang': locale, theme },
        contract: { partB: `Broker & Söhne 券商 ${locale}` },
      })
      const { number, partB } = it.contract
      await it.contents.locator('summary').click()
      await it.contents.getByRole('button').nth(9).click()
      await expect(it.headings.last()).toBeInViewport()

      await it.go('Sign')
      await page.setViewportSize(landscape)
      await drawByFinger(it, wave)
      const one = seeInk(await it.canvasPng())
      await drawByFinger(it, underline)
      await it.go('Undo')
      await expect.poll(async () => seeInk(await it.canvasPng())).toEqual(one)
      await page.setViewportSize(portrait)
      await it.save()
      await it.go('Submit')
      await expect(it.title).toHaveText(it.words('Success'))

      const signed = await signedRecord(sandbox, it.token)
      const sent = seeInk(await signedPng(sandbox, it.token))
      expect(Math.abs(sent.right - one.right)).toBeLessThan(0.03)
      await it.receipt.getByRole('button', { name: it.words('Print'), exact: true }).click()
      const paper = (await printed(page)).locator('body')
      await expect(paper).toContainText(documentIn(locale).title)
      await expect(paper).toContainText(signed.textHash)
      expect(JSON.stringify(await events.all())).not.toContain(it.token)

      const desk = await openTab(page)
      await desk.goto(`${sandbox.url}/sandbox#contracts`)
      const row = desk.getByRole('row').filter({ hasText: number })
      await expect(row).toContainText('signed')
      await row.getByRole('link', { name: `Signed copy of ${number}` }).click()
      await expect(desk.getByRole('article')).toHaveText(signed.text, { useInnerText: true })
      await expect(desk.getByRole('article')).toHaveAttribute('lang', lang)
      await expect(desk.getByText(signed.textHash)).toBeVisible()
      await expect(desk.getByText(signed.signatureHash)).toBeVisible()
      const image = desk.getByRole('img', { name: `Signature of ${partB}` })
      await expect
        .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
        .toBe(sent.width)
    },
  )
}

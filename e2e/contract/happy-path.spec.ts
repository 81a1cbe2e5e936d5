import { translationsOf } from '../support/catalogue.ts'
import { fullUnless, mainPath } from '../support/short-run.ts'
import { measureInk } from './ink.ts'
import {
  contractTextIn,
  drawByFinger,
  expect,
  openTab,
  printedFrame,
  signedPng,
  signedRecord,
  stubPrint,
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
    fullUnless(locale === 'zh', mainPath),
    async ({ open, page, sandbox, events }) => {
      await page.addInitScript(stubPrint)
      const it = await open({
        t: translationsOf(locale, 'contract'),
        attributes: { 'app-lang': locale, theme },
        contract: { partB: `Broker & Söhne 券商 ${locale}` },
      })
      const { number, partB } = it.contract
      await it.contents.locator('summary').click()
      await it.contents.getByRole('button').nth(9).click()
      await expect(it.headings.last()).toBeInViewport()

      await it.click('Sign')
      await page.setViewportSize(landscape)
      await drawByFinger(it, wave)
      const one = measureInk(await it.canvasPng())
      await drawByFinger(it, underline)
      await it.click('Undo')
      await expect.poll(async () => measureInk(await it.canvasPng())).toEqual(one)
      await page.setViewportSize(portrait)
      await it.save()
      await it.click('Submit')
      await expect(it.receipt).toContainText(it.t('Success'))

      const signed = await signedRecord(sandbox, it.token)
      const sent = measureInk(await signedPng(sandbox, it.token))
      expect(Math.abs(sent.right - one.right)).toBeLessThan(0.03)
      await it.receipt.getByRole('button', { name: it.t('Print'), exact: true }).click()
      const paper = (await printedFrame(page)).locator('body')
      await expect(paper).toContainText(contractTextIn(locale).title)
      await expect(paper).toContainText(signed.textHash)
      expect(JSON.stringify(await events.all())).not.toContain(it.token)

      const controlPage = await openTab(page)
      await controlPage.goto(`${sandbox.url}/sandbox#contracts`)
      const row = controlPage.getByRole('row').filter({ hasText: number })
      await expect(row).toContainText('signed')
      await row.getByRole('link', { name: `Signed copy of ${number}` }).click()
      await expect(controlPage.getByRole('article')).toHaveText(signed.text, { useInnerText: true })
      await expect(controlPage.getByRole('article')).toHaveAttribute('lang', lang)
      await expect(controlPage.getByText(signed.textHash)).toBeVisible()
      await expect(controlPage.getByText(signed.signatureHash)).toBeVisible()
      const image = controlPage.getByRole('img', { name: `Signature of ${partB}` })
      await expect
        .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
        .toBe(sent.width)
    },
  )
}

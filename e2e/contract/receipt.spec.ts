import { readFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { translationsOf } from '../support/catalogue.ts'
import { holdBack } from '../support/hold-back.ts'
import { fullUnless } from '../support/short-run.ts'
import {
  contractPage,
  contractTextIn,
  expect,
  firstHeading,
  type Opened,
  openTab,
  paths,
  sha256,
  signedPng,
  signedRecord,
  test,
} from './page.ts'

/** Saves a copy as a person does, and opens the file in a new tab. */
const openSavedCopy = async (it: Opened, info: TestInfo): Promise<Page> => {
  const downloadPromise = it.page.waitForEvent('download')
  await it.click('Save a copy')
  const file = await downloadPromise
  expect(file.suggestedFilename()).toContain(it.contract.number)
  expect(file.suggestedFilename()).toMatch(/\.html$/)
  const path = info.outputPath('copy.html')
  await file.saveAs(path)
  // The file is self-contained: it has no script and no address.
  expect(await readFile(path, 'utf8')).not.toMatch(/<script|<link|https?:|\bon\w+=/)
  const tab = await openTab(it.page)
  await tab.goto(`file://${path}`)
  return tab
}

for (const [locale, lang] of [
  ['en', 'en'],
  ['zh', 'zh-Hant'],
  ['ja', 'ja'],
  ['ko', 'ko'],
] as const) {
  test(
    `The receipt in ${locale} names the text and the picture that the server keeps`,
    fullUnless(locale === 'ko'),
    async ({ open, sandbox, events }, info) => {
      const it = await open({
        t: translationsOf(locale, 'contract'),
        attributes: { 'app-lang': locale },
        contract: { partA: 'Clearing & <Co>', partB: '  王小明   證券 ' },
      })
      const textOnScreen = await it.shownText()
      await it.saveDrawing()
      await it.click('Submit')
      await expect(it.receipt).toContainText(it.t('Success'))

      const signed = await signedRecord(sandbox, it.token)
      const picture = await signedPng(sandbox, it.token)
      expect(signed.text.split('\n')).toEqual(
        textOnScreen.split('\n').map((line) => line.replace(/ +/g, ' ').trim()),
      )
      expect(signed).toMatchObject({
        textHash: sha256(signed.text),
        signatureHash: sha256(picture),
        locale,
        isNoted: true,
      })
      const { number = '', partA = '', partB = '', date = '' } = contractTextIn(locale).words
      await expect(it.fact(date)).toHaveText(signed.date)
      await expect(it.row(number)).toHaveText(it.contract.number)
      await expect(it.row(partA)).toHaveText('Clearing & <Co>')
      await expect(it.row(partB)).toHaveText('王小明 證券')
      await expect(it.row('SHA-256 of the text')).toHaveText(signed.textHash)
      await expect(it.row('SHA-256 of the signature')).toHaveText(signed.signatureHash)
      await expect(it.row('Signed at')).toContainText(signed.date.slice(0, 4))
      expect((await events.next('tw-success')).detail).toMatchObject({
        kind: 'signature',
        number: it.contract.number,
        textHash: signed.textHash,
      })
      expect(await events.all('tw-step')).toMatchObject([{ detail: { step: 'SIGNED' } }])

      const tab = await openSavedCopy(it, info)
      await expect(tab.locator('html')).toHaveAttribute('lang', lang)
      await expect(tab).toHaveTitle(new RegExp(it.contract.number))
      const text = (await tab.locator('body').textContent()) ?? ''
      const facts = signed.text.split('\n').slice(2, 6)
      const lines = signed.text.split('\n').filter((line) => line && !facts.includes(line))
      for (const line of lines) expect(text).toContain(line.replace(/^- /, ''))
      for (const fact of [it.contract.number, 'Clearing & <Co>', '王小明 證券', signed.date]) {
        expect(text.replace(/\s+/g, ' ')).toContain(fact)
      }
      expect(text).toContain(signed.textHash)
      expect(text).toContain(signed.signatureHash)
      const width = tab
        .getByRole('img', { name: it.t('Your signature') })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth)
      expect(await width).toBeGreaterThan(100)
    },
  )
}

test('While another language loads, a signature and its copy have the text on screen', async ({
  open,
  page,
  sandbox,
}, info) => {
  const letThrough = await holdBack(page, /contract-text\.ja-.*\.js$/)
  const it = await open()
  const textOnScreen = await it.shownText()
  await it.saveName()
  await it.element.evaluate((element) => element.setAttribute('app-lang', 'ja'))
  const inJapanese = contractPage(it.element, translationsOf('ja', 'contract'))
  // The buttons are in the other language already, the text that is signed is not.
  await expect(inJapanese.button('Submit')).toBeVisible()
  await expect(it.headings.first()).toHaveText('1. Purpose')
  await expect(it.element.locator('.tw-legal-text').locator('..')).toHaveAttribute('lang', 'en')
  await inJapanese.click('Submit')
  await expect(inJapanese.receipt).toBeVisible()
  const signed = await signedRecord(sandbox, it.token)
  expect(signed).toMatchObject({ locale: 'en', textHash: sha256(textOnScreen), isNoted: true })
  letThrough()
  await expect(inJapanese.headings.nth(1)).toHaveText(firstHeading('ja'))
  await expect(inJapanese.row('SHA-256 of the text')).toHaveText(signed.textHash)
  const tab = await openSavedCopy({ ...it, ...inJapanese }, info)
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  await expect(tab.locator('body')).toContainText('1. Purpose')
  await expect(tab.locator('body')).toContainText(signed.textHash)
})

test('A signed link shows its receipt, with the server’s time, and offers no second signature', async ({
  open,
  sandbox,
  events,
}, info) => {
  const first = await open()
  await first.saveName()
  await first.click('Submit')
  await expect(first.receipt).toBeVisible()
  /** In the reader’s time zone, which is the one of this test. */
  const shownTime = async ({ row }: Opened) =>
    Date.parse(((await row('Signed at').textContent()) ?? '').replace(' at ', ' '))
  const signed = await signedRecord(sandbox, first.token)
  const signedAt = Date.parse(signed.signedAt)
  expect(Math.abs((await shownTime(first)) - signedAt)).toBeLessThan(5_000)
  await events.clear()
  const it = await open({ link: first.contract })
  await expect(it.title).toHaveText(/^Signed on /)
  await expect(it.row('SHA-256 of the text')).toHaveText(signed.textHash)
  await expect(it.row('SHA-256 of the signature')).toHaveText(signed.signatureHash)
  expect(await shownTime(it)).toBe(Math.floor(signedAt / 1000) * 1000)
  await expect(it.button('Sign')).toHaveCount(0)
  await expect(it.button('Submit')).toHaveCount(0)
  expect(await events.all('tw-success')).toEqual([])
  const tab = await openSavedCopy(it, info)
  await expect(tab.locator('body')).toContainText(signed.textHash)
})

test('A copy has the text that was signed, even if it has changed, and leaves out invalid dates', async ({
  open,
  page,
}, info) => {
  const text = 'Agreement\n\nParty A: One\n\n1. Purpose\n- to cooperate'
  await page.route(`**${paths.getContractByToken}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.data.list[0], {
      status: 'SIGNED',
      signed: {
        signedAt: 'in a while',
        date: 'Monday',
        textHash: sha256(text),
        text,
        locale: 'en',
      },
    })
    await route.fulfill({ response, json: answer })
  })
  const it = await open()
  await expect(it.row('SHA-256 of the text')).toHaveText(sha256(text))
  await expect(it.receipt.getByText('Signed at')).toHaveCount(0)
  await expect(it.fact('Contract number')).toHaveText(it.contract.number)
  await expect(it.element.locator('.tw-facts').getByText('Signing date')).toHaveCount(0)
  const tab = await openSavedCopy(it, info)
  expect(await tab.locator('body > :first-child').textContent()).toBe(text)
  await expect(tab.locator('body')).not.toContainText('Supplementary agreement')
  await expect(tab.locator('body')).toContainText(sha256(text))
  for (const place of [it.element, tab.locator('body')]) {
    await expect(place).not.toContainText(/NaN|Invalid Date|in a while|Monday/)
  }
})

test.describe('In another time zone than the server', () => {
  const timeZone = 'Pacific/Kiritimati'
  test.use({ timezoneId: timeZone })

  test('a contract that was open overnight has the reader’s date of the day of the signature', async ({
    open,
    page,
    sandbox,
  }) => {
    const formatter = new Intl.DateTimeFormat('en-CA', { timeZone })
    // At noon UTC it is tomorrow in Kiritimati.
    const now = new Date()
    now.setUTCHours(12, 0, 0, 0)
    const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000)
    await page.clock.install({ time: yesterday })
    const it = await open()
    await expect(it.fact('Signing date')).toHaveText(formatter.format(yesterday))
    await it.saveName()
    await page.clock.setSystemTime(now)
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await expect(it.fact('Signing date')).toHaveText(formatter.format(now))
    const signed = await signedRecord(sandbox, it.token)
    expect(signed.date).toBe(formatter.format(now))
    await expect(it.row('SHA-256 of the text')).toHaveText(signed.textHash)
  })
})

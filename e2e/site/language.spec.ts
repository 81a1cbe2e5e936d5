import type { Locator, Page } from '@playwright/test'
import { accountPage } from '../account/page.ts'
import { catalogue, type Translate } from '../support/catalogue.ts'
import { accountPassword as password } from '../support/elements.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { transferPage } from '../transfer/page.ts'
import { walletPage } from '../wallet/page.ts'
import { goTo, openSite, setCookies, siteUrl, waitForHydration } from './page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const japanese =
  (widget: Parameters<typeof catalogue>[1]): Translate =>
  (message) =>
    catalogue('ja', widget).get(message) ?? message

/** Chooses a language in the header, and waits until the page is in it. */
async function choose(page: Page, name: string, path: string, lang: string) {
  await waitForHydration(page)
  const chooser = page.locator('.language-chooser')
  await chooser.getByRole('button').first().click()
  await chooser.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(siteUrl(path, lang === 'en' ? 'en' : 'ja'))
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
}

const mark = (element: Locator) => element.evaluate((each) => Object.assign(each, { isSame: true }))
const isSame = (element: Locator) => element.evaluate((each) => 'isSame' in each)

test.describe('A change of language keeps', () => {
  test('a registration at its code and at its third step', async ({ page, sandbox }) => {
    const { email } = await sandbox.createMailbox(null)
    await openSite(page, '/register')
    const it = accountPage(page.locator('tw-account'))
    await it.email.fill(email)
    await it.click('Next')
    await expect(it.code).toBeVisible()
    await mark(it.element)
    await choose(page, '日本語', '/register', 'ja')
    const inJapanese = accountPage(it.element, japanese('account'))
    await inJapanese.typeCode(await sandbox.codeFor(email))
    await expect(inJapanese.title).toHaveText(inJapanese.t('Set your password'))
    await inJapanese.password.fill(password)
    await choose(page, 'English', '/register', 'en')
    await expect(it.password).toHaveValue(password)
    await choose(page, '日本語', '/register', 'ja')
    await expect(inJapanese.title).toHaveText(inJapanese.t('Set your password'))
    await expect(inJapanese.password).toHaveValue(password)
    expect(await isSame(it.element)).toBe(true)
    await inJapanese.confirmation.fill(password)
    await inJapanese.click('Next')
    await expect(inJapanese.field('Name')).toBeVisible()
  })

  // A registration at its code is the same in the short run.
  test('a reset at its code', fullOnly, async ({ page, sandbox }) => {
    const { email } = await sandbox.createMailbox({ password })
    await openSite(page, '/resetPassword')
    const it = accountPage(page.locator('tw-account'))
    await it.email.fill(email)
    await it.click('Next')
    await expect(it.code).toBeVisible()
    await choose(page, '日本語', '/resetPassword', 'ja')
    const inJapanese = accountPage(it.element, japanese('account'))
    await inJapanese.typeCode(await sandbox.codeFor(email))
    await expect(it.element.locator('input[type=password]').first()).toBeVisible()
  })

  test('an address typed at sign-in, also on the way back and forward', async ({ page }) => {
    await openSite(page, '/trusts')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    const it = accountPage(page.locator('tw-account'))
    await it.email.fill('ada@sandbox.example')
    await mark(it.element)
    await choose(page, '日本語', '/login', 'ja')
    await expect(it.title).toHaveText(japanese('account')('Sign in'))
    await page.goBack()
    await expect(page).toHaveURL(siteUrl('/login'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(it.title).toHaveText('Sign in')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.goForward()
    await expect(it.title).toHaveText(japanese('account')('Sign in'))
    const inJapanese = accountPage(it.element, japanese('account'))
    await expect(inJapanese.email).toHaveValue('ada@sandbox.example')
    expect(await isSame(it.element)).toBe(true)
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types of Trusts')
  })

  test('the form of a transfer to a friend, and is one step for the browser’s Back', async ({
    page,
    sandbox,
  }) => {
    await setCookies(page, { token: await sandbox.createAccount() })
    await openSite(page, '/trusts')
    await goTo(page, '/wallet')
    const it = walletPage(page.locator('tw-wallet'))
    await it.click('Send', 'To a friend')
    await it.textbox('Friend’s account').fill('friend@sandbox.example')
    await mark(it.element)
    await choose(page, '日本語', '/wallet', 'ja')
    const inJapanese = walletPage(it.element, japanese('wallet'))
    await expect(inJapanese.textbox('Friend’s account')).toHaveValue('friend@sandbox.example')
    expect(await isSame(it.element)).toBe(true)
    // The statement beside the element too.
    await expect(page.locator('.statement')).toContainText('審査')

    await test.step('Back leads a step back in the element, then to the other language, then to the page before', async () => {
      const isOnTop = () => page.evaluate(() => history.state?.step.isOnTop)
      await expect.poll(isOnTop).toBe(true)
      await page.goBack()
      await page.waitForFunction(() => history.state?.step.isOnTop)
      await page.goBack()
      await page.waitForFunction(() => history.state?.step.isOnTop === false)
      await expect(page).toHaveURL(siteUrl('/wallet', 'ja'))
      await page.goBack()
      await expect(page).toHaveURL(siteUrl('/wallet'))
      await expect(it.title).toHaveText('Wallet')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types of Trusts')
    })
  })

  test('a withdrawal, in the app’s language too', async ({ page, sandbox }) => {
    await setCookies(page, { token: await sandbox.createAccount(), appLang: 'en' })
    await openSite(page, '/transfer')
    const it = transferPage(page.locator('tw-transfer'))
    await it.element.getByRole('button', { name: 'Withdraw' }).click()
    await it.amount.fill('123')
    await choose(page, '日本語', '/transfer', 'ja')
    const inJapanese = transferPage(it.element, japanese('transfer'))
    await expect(inJapanese.amount).toHaveValue('123.00')
    // The cookie of the app now says Japanese: Back cannot show the page in English.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(siteUrl('/transfer', 'ja'))
    await expect(inJapanese.title).toBeVisible()
  })
})

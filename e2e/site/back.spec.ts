import type { Page } from '@playwright/test'
import { accountPage } from '../account/page.ts'
import { catalogue } from '../support/catalogue.ts'
import { accountPassword as password } from '../support/elements.ts'
import { holdBack } from '../support/hold-back.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { paths } from '../transfer/page.ts'
import { walletPage } from '../wallet/page.ts'
import { openSite, setCookies, siteUrl } from './page.ts'

const before = 'Types of Trusts'
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** Goes from a page of the site to the filled form of a transfer to a friend. */
async function openFriendForm(page: Page, sandbox: Sandbox, friend = 'friend@sandbox.example') {
  await setCookies(page, { token: await sandbox.createAccount({ usd: '500' }) })
  await openSite(page, '/trusts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(siteUrl('/wallet'))
  const it = walletPage(page.locator('tw-wallet'))
  await it.click('Send', 'To a friend')
  await it.textbox('Friend’s account').fill(friend)
  return it
}

/** The site has added its entry again, so that the next Back is for the element. */
const isReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.step?.isOnTop)).toBe(true)

test.describe('The browser’s Back', () => {
  test('closes a long text over the page, goes one step back in the element, and then to the page before; stays while money is being sent', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.createMailbox({ name: 'Second Friend' })
    const it = await openFriendForm(page, sandbox, email)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', { name: 'Privacy and safety' }).click()
    await footer.getByRole('link', { name: 'Privacy & Terms' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(it.textbox('Friend’s account')).toHaveValue(email)
    await page.goBack()
    await expect(it.title).toHaveText('Transfer')
    await isReady(page)
    await expect(page).toHaveURL(siteUrl('/wallet'))
    await it.click('To a friend')
    await expect(it.textbox('Friend’s account')).toHaveValue(email)
    await page.goBack()
    await expect(it.title).toHaveText('Transfer')
    await isReady(page)
    await page.goBack()
    await expect(it.title).toHaveText('Wallet')
    await page.goBack()
    await expect(h1(page)).toHaveText(before)
    // Forward leads to the wallet, and no further.
    await page.goForward()
    await expect(it.title).toHaveText('Wallet')
    await page.goForward()
    await expect.poll(() => page.evaluate(() => history.state?.step.isOnTop)).toBe(false)
    await expect(it.title).toHaveText('Wallet')
    await page.goBack()
    await expect(h1(page)).toHaveText(before)

    await test.step('stays while money is being sent', async () => {
      await page.goForward()
      await it.click('Send', 'To a friend')
      await it.textbox('Friend’s account').fill(email)
      await it.textbox('Amount').fill('80')
      await it.click('Next')
      await it.consent.check()
      const letThrough = await holdBack(page, '**/transferToFriend')
      await it.element.getByRole('button', { name: /^Send / }).click()
      const title = await it.title.textContent()
      for (let press = 0; press < 3; press++) {
        await page.goBack()
        await isReady(page)
      }
      await expect(page).toHaveURL(siteUrl('/wallet'))
      expect(await it.title.textContent()).toBe(title)
      letThrough()
      await expect(it.text('Sent to your friend')).toBeVisible()
    })
  })

  test('stays in a registration that is the first page of the visit', async ({ page, sandbox }) => {
    const { email } = await sandbox.createMailbox(null)
    await openSite(page, '/register', 'zh')
    const words = (message: string) => catalogue('zh', 'account').get(message) ?? message
    const it = accountPage(page.locator('tw-account'), words)
    await it.email.fill(email)
    await it.click('Next')
    await it.typeCode(await sandbox.codeFor(email))
    await expect(it.title).toHaveText(words('Set your password'))
    await it.password.fill(password)
    await page.goBack()
    await expect(it.code).toBeVisible()
    await expect(page).toHaveURL(siteUrl('/register', 'zh'))
    await it.click('Next')
    await expect(it.password).toHaveValue(password)
    await page.goBack()
    await expect(it.code).toBeVisible()
    const isOnTop = () => page.evaluate(() => history.state?.step.isOnTop)
    await expect.poll(isOnTop).toBe(true)
    await page.goBack()
    // At its first step, the page has no entry of its own left: Back leads to the page before.
    await expect(it.email).toBeVisible()
    await expect.poll(isOnTop).toBe(false)
  })

  test('needs one press after a link away, after a reload, and after signing out', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const it = await openFriendForm(page, sandbox)
    await page.getByRole('banner').getByRole('link', { name: 'Fable Trust' }).click()
    await expect(it.element).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(siteUrl('/wallet'))
    await expect(it.title).toHaveText('Wallet')
    await page.goForward()
    await expect(it.element).toHaveCount(0)
    await expect(page).toHaveURL(siteUrl('/'))
    await page.goBack()
    await expect(it.title).toHaveText('Wallet')
    await it.click('Send', 'To a friend')
    await page.reload()
    await expect(it.title).toHaveText('Wallet')
    await expect.poll(() => page.evaluate(() => history.state?.step.isOnTop)).toBe(false)
    await page.goBack()
    await expect(h1(page)).toHaveText(before)

    // The page of a person who has signed out is not among them.
    await page.goForward()
    await it.click('Send', 'To a friend')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /^Account/ }).click()
    await banner.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(siteUrl('/'))
    await page.goBack()
    await expect(h1(page)).toHaveText(before)
  })

  test('leads from the screen that a page opens at to the page before', async ({
    page,
    sandbox,
  }) => {
    const token = await sandbox.createAccount({ usd: '500' })
    const order = {
      amount: '150',
      proveImage: '',
      remark: '',
      transferWay: 'WIRE',
      type: 'WITHDRAW',
    }
    await fetch(sandbox.url + paths.transfer, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    await setCookies(page, { token })
    await openSite(page, '/trusts')
    await page.evaluate(() => history.pushState(null, '', '/wallet/history'))
    const it = walletPage(page.locator('tw-wallet'))
    await expect(it.title).toHaveText('History')
    await expect(page.locator('.element-slot')).toHaveAttribute('data-opens', 'false')
    expect(await page.evaluate(() => history.state)).toBe(null)
    await it.rows.locator('button').first().click()
    await expect.poll(() => page.evaluate(() => history.state?.step.isOnTop)).toBe(true)
    await page.goBack()
    await expect(it.title).toHaveText('History')
    await page.goBack()
    await expect(h1(page)).toHaveText(before)
  })

  test('closes the dialog of a signature', async ({ page, sandbox, events }) => {
    const { token } = await sandbox.createContract()
    await openSite(page, '/trusts')
    await page.goto(siteUrl(`/contract/${token}`))
    await events.next('tw-ready')
    const element = page.locator('tw-contract')
    await element.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(element.getByRole('dialog')).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.step.isOnTop)).toBe(true)
    await page.goBack()
    await expect(element.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.step.isOnTop)).toBe(false)
    await page.goBack()
    await expect(h1(page)).toHaveText(before)
  })
})

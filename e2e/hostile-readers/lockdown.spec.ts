import { readFileSync } from 'node:fs'
import { openSite, setCookies } from '../site/page.ts'
import { elements, type Tag } from '../support/elements.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { packageFile } from './packages.ts'

/** Freezes all built-in objects of a page, as wallets and their extensions do. */
const lockdown = `${readFileSync(packageFile('ses', 'dist/ses.umd.min.js'), 'utf8')};lockdown()`

test.beforeEach(async ({ page, problems }) => {
  // SES lists the built-ins that it does not know and removes.
  problems.expect(/^console: (SES |Removing |.*Removing intrinsics)/)
  await page.addInitScript(lockdown)
})

for (const { declaration, openField } of elements) {
  const tag = declaration.tag as Tag

  test(
    `<${tag}> works in a page with lockdown()`,
    // Below a withdrawal has tw-transfer, and the site tw-wallet: one registration makes all alike.
    fullOnly,
    async ({ embed, page }) => {
      const { element } = await embed(tag)
      expect(await page.evaluate(() => Object.isFrozen(Object.prototype))).toBe(true)
      const field = await openField(element)
      await field.fill('12')
      await expect(field).toHaveValue('12')
      await expect(element).not.toContainText('This could not be shown')
    },
  )
}

test('a withdrawal is reviewed in a page with lockdown()', async ({ embed, page }) => {
  const { element } = await embed('tw-transfer', { attributes: { 'is-usd': true } })
  expect(await page.evaluate(() => Object.isFrozen(Object.prototype))).toBe(true)
  await element.getByRole('button', { name: 'Withdraw' }).click()
  await element.getByRole('textbox', { name: 'Amount' }).fill('150')
  await element.getByRole('button', { name: 'Next' }).click()
  await expect(element.getByRole('button', { name: /^Withdraw 150.00 / })).toBeVisible()
})

test('the site works in a page with lockdown()', async ({ page, sandbox }) => {
  await openSite(page)
  const form = page.locator('#contact form')
  await form.locator('[name=name]').fill('Alice')
  await form.locator('button[type=submit]').click()
  await expect(form.locator('.error')).toHaveCount(2)
  await page
    .locator('header a[href$="/trusts"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('main h1')).toHaveText('Types of Trusts')
  await setCookies(page, { token: await sandbox.createAccount() })
  await openSite(page, '/wallet')
  await expect(page.locator('tw-wallet').getByText('Total balance')).toBeVisible()
})

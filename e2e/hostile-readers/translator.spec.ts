import { openSite, siteUrl } from '../site/page.ts'
import { elements, type Tag } from '../support/elements.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { translate } from './translator.ts'

for (const keepsOn of [false, true]) {
  const how = keepsOn ? 'again and again' : 'once'

  test.describe(`A page that is translated ${how}`, fullUnless(!keepsOn), () => {
    test('takes an enquiry: its errors change, and it is sent once', async ({ page }) => {
      let sent = 0
      page.on('request', (request) => {
        if (request.method() === 'POST') sent++
      })
      await openSite(page)
      const form = page.locator('#contact form')
      const submit = form.locator('button[type=submit]')
      await form.locator('[name=name]').click()
      await expect(submit).toBeEnabled()
      await translate(page, { keepsOn })
      await submit.click()
      await expect(form.locator('.error')).toHaveCount(3)
      const error = form.locator('.error').nth(1)
      const empty = await error.textContent()
      await form.locator('[name=email]').fill('no address')
      if (!keepsOn) await translate(page)
      await submit.click()
      // The text of the new state, and not the translation of the old one.
      await expect(error).not.toHaveText(empty ?? '')
      await form.locator('[name=name]').fill('Alice Chen')
      await form.locator('[name=email]').fill('alice@example.com')
      await form.locator('[name=message]').fill('Hello there')
      await submit.click()
      await expect(page.locator('#contact form')).toHaveCount(0)
      expect(sent).toBe(1)
      await expect(page.locator('footer.footer')).toBeVisible()
    })

    test('opens its dialogs and menus, and goes from page to page and to another language', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openSite(page, '/creditCard')
      const header = page.locator('header.header')
      await expect(header.locator('.solutions-menu > button')).toBeVisible()
      await translate(page, { keepsOn })
      await page.locator('.credit-apply').first().click()
      const dialog = page.locator('dialog[open]')
      await dialog.locator('button[type=submit]').click()
      await expect(dialog.locator('.error')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await header.locator('.solutions-menu > button').click()
      await expect(header.locator('[id] dt').first()).toBeVisible()
      await translate(page, { keepsOn })
      await page.keyboard.press('Escape')
      for (const path of ['/trusts', '/trustFund', '/ccvService', '/']) {
        await header.locator(`a[href$="${path}"]`).last().click()
        await expect(page).toHaveURL(siteUrl(path))
        await expect(page.locator('main h1')).toBeVisible()
        await translate(page, { keepsOn })
      }
      await page.locator('footer a[href^="/documents/"]').first().click()
      await expect(dialog.locator('.prose')).toBeVisible()
      await translate(page, { keepsOn })
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.locator('footer [hreflang=ja]').click()
      await expect(page).toHaveURL(siteUrl('/', 'ja'))
      await expect(page.locator('main h1')).toContainText(/[ぁ-ん]/)
      await expect(page.locator('main h1')).not.toContainText(/[A-Za-z]/)
    })
  })
}

test('A translated sign-in form says what is wrong', async ({ page }) => {
  await openSite(page, '/login')
  const element = page.locator('tw-account')
  const button = element.locator('button[type=submit]')
  await expect(button).toBeVisible()
  await translate(page)
  await button.click()
  await expect(element.getByRole('alert').filter({ hasText: /\S/ })).not.toHaveCount(0)
  await translate(page)
  await element.locator('[name=email], [autocomplete=username]').first().fill('nobody@example.com')
  await element.locator('[type=password]').fill('Wrong2026')
  await button.click()
  await expect(element.locator('.tw-notice, .tw-toast').filter({ hasText: /\S/ })).not.toHaveCount(
    0,
  )
  await expect(page.locator('footer.footer')).toBeVisible()
})

for (const { declaration, firstButton, openField } of elements) {
  const tag = declaration.tag as Tag

  test(
    `<${tag}> goes on after its texts were replaced`,
    // All draw their texts alike; a contract has a long one.
    fullUnless(tag === 'tw-transfer' || tag === 'tw-contract'),
    async ({ embed, page }) => {
      const { element } = await embed(tag)
      await element.getByRole('button', { name: firstButton }).waitFor()
      await translate(page, { keepsOn: true })
      await expect(element.locator('font')).not.toHaveCount(0)
      const field = await openField(element)
      await field.fill('12')
      await expect(field).toHaveValue('12')
      await element.evaluate((element) => Reflect.set(element, 'appLang', 'ja'))
      await expect(element.locator('.tw[lang="ja"]')).toBeAttached()
      await expect(element.locator('.tw-title').first()).toContainText(/[ぁ-んァ-ン一-龥]/)
      await expect(element.locator('.tw-title').first()).not.toContainText(/[A-Za-z]/)
    },
  )
}

test('A translated balance is that of the present account', async ({ embed, page }) => {
  const { element } = await embed('tw-transfer', { attributes: { 'is-usd': true } })
  const balance = element.locator('.tw-balance')
  await expect(balance).toContainText('1,000')
  await translate(page)
  await element.evaluate((element) => Reflect.set(element, 'isUsd', false))
  await expect(balance).toContainText('USDT')
  await expect(balance).not.toContainText(/USD(?!T)/)
})

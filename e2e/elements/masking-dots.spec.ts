import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { dotWidth } from '../support/visual.ts'

test('The dots that hide a password, a balance and a card number are narrow in Chinese too', async ({
  embed,
  sandbox,
}) => {
  const isNarrow = async (dots: Locator) => {
    await expect(dots).toBeVisible()
    await expect.poll(() => dotWidth(dots)).toBeLessThan(0.8)
  }
  const attributes = { 'app-lang': 'zh' }
  const account = await embed('tw-account', { attributes })
  await isNarrow(account.element.locator('[type="password"]'))

  const token = await sandbox.createAccount({ usd: '1000' })
  const signedIn = { ...attributes, token, 'is-usd': true }
  const wallet = await embed('tw-wallet', { attributes: signedIn })
  await wallet.element.locator('.tw-balances button').first().click()
  await expect(wallet.element.locator('.tw-balances')).toContainText('••••')
  for (const hidden of ['.tw-figure', 'small b']) {
    await isNarrow(wallet.element.locator('.tw-account').locator(hidden).first())
  }

  const transfer = await embed('tw-transfer', { attributes: signedIn })
  await transfer.element.locator('.tw-actions button').last().click()
  await transfer.element.getByRole('textbox').fill('150')
  await transfer.element.locator('.tw-frame-footer button').click()
  await isNarrow(transfer.element.locator('dl .tw-masked'))
})

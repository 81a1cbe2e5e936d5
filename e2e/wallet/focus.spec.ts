import { expect, test } from '../support/test.ts'
import { walletPage } from './page.ts'

test('By keyboard, a bank account is replaced, removed and bound without losing the focus', async ({
  embed,
  sandbox,
}) => {
  const token = await sandbox.createAccount({ name: 'Key Holder' })
  const attributes = { token, screen: 'bind-card' }
  const it = walletPage((await embed('tw-wallet', { attributes })).element)
  const press = (name: string) => it.button(name).press('Enter')
  const confirm = (name: string) =>
    it.element.getByRole('dialog').getByRole('button', { name }).press('Enter')

  await press('Change bank account')
  await confirm('Change bank account')
  await expect(it.textbox('City')).toBeVisible()
  await expect(it.title).toBeFocused()
  await press('Keep my current account')
  await expect(it.button('Remove bank account')).toBeVisible()
  await expect(it.title).toBeFocused()
  await press('Remove bank account')
  await confirm('Remove bank account')
  await expect(it.textbox('City')).toBeVisible()
  await expect(it.title).toBeFocused()

  for (const name of ['Account holder’s address', 'Bank name', 'Bank address', 'City', 'Post code'])
    await it.textbox(name).fill('1')
  await it.textbox('Account number').fill('123456789')
  await it.textbox('SWIFT/BIC code').fill('EXMPUS20')
  await it.click(/^Country/)
  await it.element.getByRole('combobox').fill('United States')
  await it.element.getByRole('combobox').press('Enter')
  await it.consent.check()
  await press('Submit')
  await expect(it.text('Bank account added')).toBeVisible()
  await expect(it.title).toBeFocused()
})

test('By keyboard, a history is filtered, exported and loaded again without losing the focus', async ({
  embed,
  page,
}) => {
  const replies: ('fails' | object)[] = []
  const record = (at: number) => ({
    orderNumber: `S-${at}`,
    type: 'DEPOSIT',
    status: 'Success',
    direction: 'IN',
    currency: 'USD',
    amount: String(100 + at),
    date: '2026-03-02T08:15:00Z',
  })
  await page.route('**/wallet-entity/getHistory**', (route) => {
    const data = replies.shift() ?? { list: [record(1), record(2)], next: null }
    return data === 'fails'
      ? route.fulfill({ json: { code: 28100, success: false, message: 'Not now.' } })
      : route.fulfill({ json: { code: 20000, success: true, data } })
  })
  replies.push('fails')
  const it = walletPage(
    (await embed('tw-wallet', { attributes: { screen: 'history' }, waitForReady: false })).element,
  )
  const press = (name: string) => it.button(name).press('Enter')
  replies.push({ list: [record(1), record(2)], next: 'c1' }, 'fails')
  await press('Try again')
  await expect(it.title).toBeFocused()
  await expect(it.button('Try again')).toBeVisible()
  await press('Try again')
  await expect(it.element.locator('[data-order="S-2"]')).toBeFocused()
  await expect(it.text('There are no more records.')).toBeVisible()

  await press('Filter')
  await it.element.getByRole('radio', { name: 'Completed' }).press('Space')
  await press('Clear the filter')
  await expect(it.title).toBeFocused()
  await expect(it.element.locator('[data-order="S-2"]')).toBeVisible()
  replies.push({ list: [], next: null })
  await it.element.getByRole('searchbox').fill('none')
  await expect(it.text('No records match this filter.')).toBeVisible()
  await press('Clear the filter')
  await expect(it.title).toBeFocused()
  await expect(it.element.locator('[data-order="S-2"]')).toBeVisible()

  replies.push({ list: [record(1)], next: 'c1' }, 'fails')
  await press('Export as CSV')
  await expect(it.button('Continue')).toBeVisible()
  await expect(it.button('Export as CSV')).toBeFocused()
  const download = page.waitForEvent('download')
  await press('Continue')
  await download
  await expect(it.button('Export as CSV')).toBeFocused()
  const asked = it.text('Saving a file with 2 records.')
  await expect(asked).toBeVisible()

  // The notice is about the records that were listed then.
  await it.element.getByLabel('First day').fill('2026-03-02')
  await expect(asked).toHaveCount(0)
  await it.element.getByLabel('Last day').fill('2026-03-01')
  await expect(it.text('The first day is after the last one.')).toHaveCount(2)
  await expect(it.element.locator('[data-order]')).toHaveCount(0)
  await expect(it.button('Export as CSV')).toBeDisabled()
})

test('By keyboard, the hub is loaded again without losing the focus', async ({
  embed,
  sandbox,
}) => {
  const token = await sandbox.createAccount({ usd: '10' })
  await sandbox.addFault(token, { call: 'getWalletHomePage', kind: 'http500', times: 'forever' })
  await sandbox.addFault(token, { call: 'getUsdChannel', kind: 'http500' })
  const it = walletPage((await embed('tw-wallet', { attributes: { token } })).element)
  await expect(it.button('Try again')).toHaveCount(1)
  await it.button('Try again').press('Enter')
  await expect(it.title).toBeFocused()
})

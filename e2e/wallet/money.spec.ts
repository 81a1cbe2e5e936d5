import { doubleClick } from '../support/double-click.ts'
import { holdBack } from '../support/hold-back.ts'
import { mainPath } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { walletPage } from './page.ts'

const unknownOutcome = 'We do not know yet whether your transfer went through'

test('A transfer to a friend is checked, agreed to and sent once; a lost answer is found after a reload', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  const friend = await sandbox.createMailbox({ name: 'Second Friend', usd: '10' })
  const token = await sandbox.createAccount({ usd: '200' })
  const attributes = { token, 'is-usd': true }
  const it = walletPage((await embed('tw-wallet', { attributes })).element)
  await it.click('Send', 'To a friend')
  await it.textbox('Friend’s account').fill('nobody@sandbox.example')
  await it.textbox('Amount').fill('200.01')
  await it.click('Next')
  await expect(it.text('Maximum transaction amount 200.00 USD')).toBeVisible()
  await it.textbox('Amount').fill('80')
  await it.click('Next')
  await expect(it.text('No other account has this number or e-mail address.')).toBeVisible()
  await it.textbox('Friend’s account').fill(friend.email)
  await it.click('Next')
  await expect(it.fact('To')).toHaveText('Second F.')
  await expect(it.fact('Fee')).toHaveText('No fee')
  await expect(it.fact('Your friend receives')).toHaveText(/^80\.00\s*USD$/)
  await it.click('Send 80.00 USD')
  await expect(it.text('Please agree to the terms')).toBeVisible()
  expect(await sandbox.calls(token, '/transferToFriend')).toEqual([])

  await it.consent.check()
  await sandbox.addFault(token, { call: 'transferToFriend', kind: 'cut', when: 'after' })
  await it.click('Send 80.00 USD')
  await expect(it.text(unknownOutcome)).toBeVisible()
  // The element asks by itself.
  await page.reload()
  await expect(it.text('Sent to your friend')).toBeVisible()
  await expect(it.fact('To')).toHaveText('Second F.')
  await expect(it.fact('Wallet number')).toHaveText(/^W\d+$/)
  await expect(it.fact('Fee')).toHaveText('No fee')
  expect(await sandbox.calls(token, '/transferToFriend')).toHaveLength(1)
  expect((await events.next('tw-success')).detail).toMatchObject({
    kind: 'friend-transfer',
    amount: '80',
  })
  await it.click('Done')

  const friendAttributes = { token: String(friend.token), 'is-usd': true }
  const friendWallet = walletPage(
    (await embed('tw-wallet', { attributes: friendAttributes })).element,
  )
  await expect(friendWallet.text('+80.00 USD')).toBeVisible()
  await expect(friendWallet.text('Transfer received')).toBeVisible()
})

test('A removal without an answer says whether the card is still there', async ({
  embed,
  events,
  sandbox,
}) => {
  const token = await sandbox.createAccount({})
  const attributes = { token, screen: 'bind-card' }
  const it = walletPage((await embed('tw-wallet', { attributes })).element)
  const remove = async (when: 'before' | 'after') => {
    await sandbox.addFault(token, { call: 'removeBankCard', kind: 'cut', when })
    await it.click('Remove bank account')
    await it.element
      .getByRole('dialog')
      .getByRole('button', { name: 'Remove bank account' })
      .click()
  }
  await remove('before')
  await expect(it.text('Your bank account was not removed')).toBeVisible()
  await expect(it.text('Bank account added')).toBeVisible()
  await remove('after')
  await expect(it.text('Your bank account was removed')).toBeInViewport()
  await expect(it.text('Your bank account was not removed')).toHaveCount(0)
  await expect(it.textbox('City')).toBeVisible()
  expect((await events.next('tw-success')).detail).toEqual({ kind: 'card-removed' })
})

test('Where withdrawals go by wire only, the hub says so and leads to the conversion', async ({
  embed,
  sandbox,
}) => {
  const open = async (region: string) => {
    const token = await sandbox.createAccount({ region })
    return walletPage((await embed('tw-wallet', { attributes: { token } })).element)
  }
  const inTaiwan = await open('TW')
  await expect(
    inTaiwan.text(
      'In your region, withdrawals are made by bank wire only. Convert USDT to USD, then withdraw by bank wire.',
    ),
  ).toBeVisible()
  await expect(inTaiwan.button('Withdraw USDT')).toBeDisabled()
  await expect(inTaiwan.button('Deposit USDT')).toBeEnabled()
  await inTaiwan.element.getByText('USD account', { exact: true }).click()
  await expect(inTaiwan.button('Withdraw USD')).toBeEnabled()
  await inTaiwan.element.getByText('USDT account', { exact: true }).click()
  await inTaiwan.click('USDT to USD account')
  await expect(inTaiwan.title).toHaveText('USDT to USD account')

  const inJapan = await open('JP')
  await expect(inJapan.button('Withdraw USDT')).toBeEnabled()
  await expect(inJapan.button('USDT to USD account')).toHaveCount(0)
})

test('The unit of a pasted amount of 40 digits stays on one line', async ({ embed }) => {
  const it = walletPage((await embed('tw-wallet')).element)
  await it.click('Convert')
  await it.textbox('You send').fill('1234567890'.repeat(4))
  const lines = await it.element
    .locator('label.tw-unit')
    .first()
    .evaluate((unit) => {
      const text = document.createRange()
      text.selectNodeContents(unit)
      return text.getClientRects().length
    })
  expect(lines).toBe(1)
})

test('An expired rate is not used: a new one is requested, and converts once', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const token = await sandbox.createAccount({ usdt: '100' })
  const it = walletPage((await embed('tw-wallet', { attributes: { token } })).element)
  await it.click('Convert', 'Max', 'Next')
  await expect(it.button('Convert 100.00 USDT')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(it.text('This rate has expired')).toBeVisible()
  await expect(it.button('Convert 100.00 USDT')).toHaveCount(0)
  await it.click('Get a new rate')
  await sandbox.addFault(token, {
    call: 'convert',
    kind: 'envelope',
    body: { code: 28112, message: 'The rate has run out.', success: false },
  })
  await it.click('Convert 100.00 USDT')
  await expect(it.text('This rate has expired')).toBeVisible()
  await it.click('Get a new rate', 'Convert 100.00 USDT')
  await expect(it.text('Converted to USD')).toBeVisible()
  await expect(it.text('For 100.00 USDT from your USDT account.')).toBeVisible()
  expect((await events.next('tw-success')).detail).toMatchObject({
    kind: 'conversion',
    amount: '100',
  })
})

test('A bank account is bound for a holder outside the United States, and removed', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  const token = await sandbox.createAccount({ name: 'José Holder', region: 'TW', card: null })
  const attributes = { token, screen: 'bind-card' }
  const it = walletPage((await embed('tw-wallet', { attributes, waitForReady: false })).element)
  await expect(it.text('Your region: Taiwan')).toBeVisible()
  await expect(it.text('Withdrawals are made by bank wire only.')).toBeVisible()
  await expect(it.text('In the name of José Holder')).toBeVisible()
  await it.click('My bank writes it differently')
  await expect(it.textbox('Account holder’s name')).toHaveValue('José Holder')
  await expect(it.textbox('Account holder’s name')).toBeFocused()
  await expect(it.text('8 to 11 letters and digits')).toBeVisible()
  const wrong = {
    'Account holder’s name': 'Somebody Else',
    'Account holder’s address': '1 Fictional Square',
    'Bank name': 'Example Bank',
    IBAN: 'DE89370400440532013001',
    'SWIFT/BIC code': 'COBA',
    'Bank address': '2 Fictional Square',
    City: 'Sampleton',
    'Post code': '10115',
  }
  await it.click(/^Country/)
  await it.element.getByRole('combobox').fill('Germany')
  await it.element.page().keyboard.press('Enter')
  for (const [name, text] of Object.entries(wrong)) await it.textbox(name).fill(text)
  await it.click('Submit')
  for (const message of [
    'The bank account must be in your own name: José Holder',
    'Enter a valid IBAN for this country',
    'A SWIFT/BIC has 8 to 11 letters and digits',
    'Please agree to the terms',
  ]) {
    await expect(it.text(message)).toBeVisible()
  }
  // The error replaces the hint.
  await expect(it.text('8 to 11 letters and digits')).toHaveCount(0)
  await it.textbox('Account holder’s name').fill('JOSE HOLDER')
  await it.textbox('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await it.textbox('SWIFT/BIC code').fill('cobadeff')
  await it.consent.check()
  const requestPromise = page.waitForRequest('**/getBankCard')
  const letThrough = await holdBack(page, '**/getBankCard', 'answer')
  // Back keeps the input.
  await it.click('Back', 'Bank account')
  await expect(it.textbox('City')).toHaveValue('Sampleton')
  await it.click('Submit')
  await expect(it.text('Your bank account is under review')).toBeVisible()
  expect((await events.next('tw-success')).detail).toEqual({ kind: 'card-bound' })
  // An answer from before the binding does not remove the card.
  letThrough()
  const noCard = await (await requestPromise).response()
  await noCard?.finished()
  await it.click('Remove bank account')
  await it.element.getByRole('dialog').getByRole('button', { name: 'Remove bank account' }).click()
  await expect(it.text('In the name of José Holder')).toBeVisible()
  expect((await events.next('tw-success')).detail).toEqual({ kind: 'card-removed' })
})

test('A double click on Next shows the rate, the fee and both amounts, and converts nothing', {
  tag: mainPath,
}, async ({ embed, sandbox }) => {
  const token = await sandbox.createAccount({ usdt: '200' })
  const it = walletPage((await embed('tw-wallet', { attributes: { token } })).element)
  await it.click('Convert')
  await it.textbox('You send').fill('100')
  await doubleClick(it.button('Next'), 250)
  await expect(it.button('Convert 100.00 USDT')).toBeEnabled()
  expect(await sandbox.calls(token, '/convert')).toEqual([])
  await it.click('Convert 100.00 USDT')
  await it.click('Done')
  expect(await sandbox.calls(token, '/convert')).toHaveLength(1)
})

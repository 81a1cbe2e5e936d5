import { holdBack } from '../support/hold-back.ts'
import { expect, test } from '../support/test.ts'
import { walletPage } from './page.ts'

const unknownFate = 'We cannot yet confirm whether your transfer went through'

test('A transfer to a friend is checked, agreed to and sent once; a lost answer is found after a reload', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  const friend = await sandbox.mailbox({ name: 'Second Friend', usd: '10' })
  const token = await sandbox.account({ usd: '200' })
  const attributes = { token, 'is-usd': true }
  const it = walletPage((await embed('tw-wallet', { attributes })).element)
  await it.go('Transfer', 'To a friend')
  await it.textbox('Friend’s account').fill('nobody@sandbox.example')
  await it.textbox('Amount').fill('200.01')
  await it.go('Next')
  await expect(it.text('Maximum transaction amount 200 USD')).toBeVisible()
  await it.textbox('Amount').fill('80')
  await it.go('Next')
  await expect(it.text('No other account has this number or e-mail address.')).toBeVisible()
  await it.textbox('Friend’s account').fill(friend.email)
  await it.go('Next')
  await expect(it.fact('To')).toHaveText('S***** F*****')
  await it.go('Send 80 USD')
  await expect(it.text('Please agree to the terms')).toBeVisible()
  expect(await sandbox.calls(token, '/transferToFriend')).toEqual([])

  await it.consent.check()
  await sandbox.fault(token, { call: 'transferToFriend', kind: 'cut', when: 'after' })
  await it.go('Send 80 USD')
  await expect(it.text(unknownFate)).toBeVisible()
  await page.reload()
  await expect(it.text(unknownFate)).toBeVisible()
  await it.go('Check status')
  await expect(it.text('Sent to your friend')).toBeVisible()
  await expect(it.fact('To')).toHaveText('S***** F*****')
  expect(await sandbox.calls(token, '/transferToFriend')).toHaveLength(1)
  expect((await events.next('tw-success')).detail).toMatchObject({
    kind: 'friend-transfer',
    amount: '80',
  })
  await it.go('Done')

  const own = { token: String(friend.token), 'is-usd': true }
  const theirs = walletPage((await embed('tw-wallet', { attributes: own })).element)
  await expect(theirs.text('+80.0000 USD')).toBeVisible()
})

test('Where withdrawals go by wire only, the hub says so and leads to the conversion', async ({
  embed,
  sandbox,
}) => {
  const open = async (region: string) => {
    const token = await sandbox.account({ region })
    return walletPage((await embed('tw-wallet', { attributes: { token } })).element)
  }
  const elsewhere = await open('TW')
  await expect(
    elsewhere.text(
      'In your region, withdrawals are made by bank wire only. Convert USDT to USD, then withdraw by bank wire.',
    ),
  ).toBeVisible()
  await expect(elsewhere.button('Withdraw USDT')).toBeDisabled()
  await expect(elsewhere.button('Deposit USDT')).toBeEnabled()
  await elsewhere.element.getByText('USD account', { exact: true }).click()
  await expect(elsewhere.button('Withdraw USD')).toBeEnabled()
  await elsewhere.element.getByText('USDT account', { exact: true }).click()
  await elsewhere.go('USDT to USD account')
  await expect(elsewhere.title).toHaveText('USDT to USD account')

  const inJapan = await open('JP')
  await expect(inJapan.button('Withdraw USDT')).toBeEnabled()
  await expect(inJapan.button('USDT to USD account')).toHaveCount(0)
})

test('The hub shows fee, time and amounts of each way to deposit, as the server names them', async ({
  embed,
}) => {
  const it = walletPage((await embed('tw-wallet')).element)
  await expect(it.button('PayPal')).toHaveAccessibleDescription(/Fee 1\.50\sUSD.*20–3,000\sUSD/)
  await expect(it.button('Crypto (USDT)')).toHaveAccessibleDescription(
    /TRC20 .*No fee.*ERC20 .*No fee.*From 100\sUSDT/,
  )
})

test('An expired rate is not used: a new one is requested, and converts once', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const token = await sandbox.account({ usdt: '100' })
  const it = walletPage((await embed('tw-wallet', { attributes: { token } })).element)
  await it.go('Transfer', 'USDT to USD account', 'Max', 'Next')
  await expect(it.button('Convert 100 USDT')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(it.text('This rate has expired')).toBeVisible()
  await expect(it.button('Convert 100 USDT')).toHaveCount(0)
  await it.go('Get a new rate')
  await sandbox.fault(token, {
    call: 'convert',
    kind: 'envelope',
    body: { code: 28112, message: 'The rate has run out.', success: false },
  })
  await it.go('Convert 100 USDT')
  await expect(it.text('This rate has expired')).toBeVisible()
  await it.go('Get a new rate', 'Convert 100 USDT')
  await expect(it.text('Converted to USD')).toBeVisible()
  await expect(it.fact('You received')).toContainText('USD')
  expect((await events.next('tw-success')).detail).toMatchObject({
    kind: 'conversion',
    amount: '100',
  })
})

test('A bank card is bound for a holder outside the United States, and removed', async ({
  embed,
  events,
  page,
  sandbox,
}) => {
  const token = await sandbox.account({ name: 'José Holder', region: 'TW', card: null })
  const attributes = { token, screen: 'bind-card' }
  const it = walletPage((await embed('tw-wallet', { attributes, waits: false })).element)
  await expect(it.text('Your region: Taiwan')).toBeVisible()
  await expect(it.text('Withdrawals are made by bank wire only.')).toBeVisible()
  await expect(it.textbox('Cardholder name')).toHaveValue('José Holder')
  await expect(it.text('8 to 11 letters and digits')).toBeVisible()
  const wrong = {
    'Cardholder name': 'Somebody Else',
    'Cardholder address': '1 Fictional Square',
    'Bank name': 'Example Bank',
    'Account number': 'DE89370400440532013001',
    'SWIFT/BIC code': 'COBA',
    'Bank address': '2 Fictional Square',
    City: 'Sampleton',
    'Post code': '10115',
  }
  for (const [name, text] of Object.entries(wrong)) await it.textbox(name).fill(text)
  await it.go(/^Country/)
  await it.element.getByRole('combobox').fill('Germany')
  await it.element.page().keyboard.press('Enter')
  await it.go('Submit')
  for (const message of [
    'The bank card must be in your own name: José Holder',
    'Please enter a valid IBAN for this country',
    'A SWIFT/BIC has 8 to 11 letters and digits',
    'Please agree to the terms',
  ]) {
    await expect(it.text(message)).toBeVisible()
  }
  // The error replaces the hint.
  await expect(it.text('8 to 11 letters and digits')).toHaveCount(0)
  await it.textbox('Cardholder name').fill('JOSE HOLDER')
  await it.textbox('Account number').fill('DE89 3704 0044 0532 0130 00')
  await it.textbox('SWIFT/BIC code').fill('cobadeff')
  await it.consent.check()
  const question = page.waitForRequest('**/getBankCard')
  const letThrough = await holdBack(page, '**/getBankCard', 'answer')
  // Back keeps the input.
  await it.go('Back', 'Bank card')
  await expect(it.textbox('City')).toHaveValue('Sampleton')
  await it.go('Submit')
  await expect(it.text('Your bank card is under review')).toBeVisible()
  expect((await events.next('tw-success')).detail).toEqual({ kind: 'card-bound' })
  // An answer from before the binding does not remove the card.
  letThrough()
  const noCard = await (await question).response()
  await noCard?.finished()
  await it.go('Remove card')
  await it.element.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click()
  await expect(it.textbox('Cardholder name')).toHaveValue('José Holder')
  expect((await events.next('tw-success')).detail).toEqual({ kind: 'card-removed' })
})

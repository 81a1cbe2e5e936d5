import { walletPage } from '../wallet/page.ts'
import { expect, paths, test, transferCalls, transferPage, tronAddress } from './page.ts'

/*
 * On `localhost`: passkeys need a domain, and an IP address is none.
 */

const withdrawal = 'Withdraw 20.00 USDT'

test('A withdrawal is confirmed by a code, then by a passkey that signs the whole order; another order than the reviewed one is not', async ({
  embed,
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/^console: Failed to load resource/)
  const mailbox = await sandbox.createMailbox({ usdt: '1000' })
  const token = String(mailbox.token)
  await sandbox.confirmOrders(token, 'PASSKEY')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const attributes = { token, 'api-base': sandbox.url }
  const it = transferPage((await embed('tw-transfer', { attributes, origin: 'foreign' })).element)
  const code = it.element.getByRole('textbox', { name: 'Code' })
  const review = async () => {
    await it.reviewUsdt()
    await it.click(withdrawal)
  }

  await test.step('the six digits are mailed with the whole order', async () => {
    await review()
    await expect(it.title).toHaveText('Confirm your order')
    await expect(it.fact('To address')).toHaveText(tronAddress)
    await expect(it.fact('Fee')).toHaveText(/1\.00\s*USDT/)
    await expect(code).toBeFocused()
    const [mail] = await sandbox.mailsTo(mailbox.email)
    expect(mail).toContain(`20.00 USDT to ${tronAddress}`)
    expect(await sandbox.transfers(token)).toHaveLength(0)
  })

  await test.step('a wrong code is named; the answer to the right one is lost, and the order is found', async () => {
    const right = await sandbox.codeFor(mailbox.email)
    await code.fill(right === '000000' ? '111111' : '000000')
    await expect(it.text('This code is not correct. Use the newest message.')).toBeVisible()
    await sandbox.addFault(token, { call: 'transfer', kind: 'cut', when: 'after', times: 1 })
    await code.fill(right)
    await it.click('Check status')
    await expect(it.fact('Confirmed')).toHaveText('By you, with a code sent to you')
    expect(await sandbox.transfers(token)).toHaveLength(1)
    await it.click('Done')
  })

  await test.step('a code that has just confirmed an order adds a passkey', async () => {
    const before = await sandbox.codeFor(mailbox.email)
    await review()
    await expect(code).toBeFocused()
    await code.fill(await sandbox.codeFor(mailbox.email, before))
    await it.click('Use a passkey next time')
    await expect(it.text('Passkey added')).toBeVisible()
    await it.click('Done')
  })

  await test.step('the passkey signs the next one, without a code', async () => {
    const mails = await sandbox.mailsTo(mailbox.email)
    await review()
    await it.click('Confirm with a passkey')
    await expect(it.fact('Confirmed')).toHaveText('By you, with a passkey')
    const [, ...earlier] = await sandbox.mailsTo(mailbox.email)
    expect(earlier).toEqual(mails)
    expect(await sandbox.transfers(token)).toHaveLength(3)
    await it.click('Done')
  })

  await test.step('an order that was changed on its way is shown and not signed', async () => {
    const other = tronAddress.replace('Mj4W', 'Mj4X')
    await page.route(`**${paths.transfer}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(tronAddress, other),
      })
    })
    await review()
    await expect(it.text('The server names another order than yours')).toBeVisible()
    await expect(it.fact('Destination, as you checked it')).toHaveText(tronAddress)
    await expect(it.fact('Destination, as the server names it')).toHaveText(other)
    await expect(it.button('Confirm with a passkey')).toHaveCount(0)
    await it.click('Go back')
    await expect(it.button(withdrawal)).toBeVisible()
    expect(await sandbox.transfers(token)).toHaveLength(3)
    expect(await transferCalls(sandbox, token)).toHaveLength(8)
  })

  await test.step('the wallet lists the passkey, and a code from the mail removes it', async () => {
    const wallet = walletPage((await embed('tw-wallet', { attributes, origin: 'foreign' })).element)
    await wallet.click('Passkeys')
    await expect(wallet.title).toHaveText('Passkeys')
    await expect(wallet.element.locator('.tw-passkeys > li')).toContainText('Last used: ')
    const before = await sandbox.codeFor(mailbox.email)
    await wallet.click(/^Remove /, 'Remove passkey')
    const field = wallet.element.getByRole('textbox', { name: 'Code' })
    await expect(field).toBeFocused()
    const removal = await sandbox.codeFor(mailbox.email, before)
    // As it is pasted from a message in Japanese.
    await field.fill([...removal].map((digit) => '０１２３４５６７８９'[Number(digit)]).join(' '))
    await expect(wallet.text('Passkey removed')).toBeVisible()
    await expect(wallet.element.locator('.tw-passkeys')).toHaveCount(0)
    await expect(wallet.title).toBeFocused()
    expect((await sandbox.mailsTo(mailbox.email))[0]).toContain('A passkey was removed')
  })
})

test('The app around the element confirms a transfer to a friend', async ({
  embed,
  page,
  sandbox,
}) => {
  const friend = await sandbox.createMailbox({ name: 'Second Friend' })
  const token = await sandbox.createAccount({ usd: '200' })
  await sandbox.confirmOrders(token, 'APP')
  await page.addInitScript(() => {
    const isNo = () => !document.documentElement.dataset.confirms
    const tell = (message: object) => window.postMessage({ source: 'tw-host', v: 1, ...message })
    Object.assign(window, {
      ReactNativeWebView: {
        postMessage(text: string) {
          const { type, detail } = JSON.parse(text)
          if (type === 'tw-ready') tell({ type: 'hello', capabilities: ['authorize'] })
          if (type !== 'tw-authorize') return
          document.documentElement.dataset.asked = `${detail.amount} ${detail.currency} ${detail.destination}`
          tell({ type: 'answer', id: detail.id, ok: !isNo(), proof: 'signed' })
          document.documentElement.dataset.confirms = 'now'
        },
      },
    })
  })
  const attributes = { token, 'is-usd': true }
  const it = walletPage((await embed('tw-wallet', { attributes })).element)
  await it.click('Send', 'To a friend')
  await it.textbox('Friend’s account').fill(friend.email)
  await it.textbox('Amount').fill('80')
  await it.click('Next')
  await it.consent.check()
  const number = await it.fact('Wallet number').textContent()
  await it.click('Send 80.00 USD')
  await it.click('Confirm in the app')
  await expect(it.text('Your app did not confirm this order')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-asked', `80 USD ${number}`)
  await it.click('Confirm in the app')
  await expect(it.fact('Confirmed')).toHaveText('By you, in the app')
  expect(await sandbox.calls(token, '/transferToFriend')).toHaveLength(2)
})

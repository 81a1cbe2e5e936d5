import { randomUUID } from 'node:crypto'
import { accountPassword } from '../support/elements.ts'
import { expect, test } from './test.ts'

test('A visitor finds a page by the drawer, reads a long text, and sends an enquiry', async ({
  webKit,
  sandbox,
}) => {
  const message = `Please call me. ${randomUUID()}`
  await webKit.resize(390, 844)
  await webKit.openSite('/')
  await webKit.click('Menu')
  await webKit.part('dialog').waitFor()
  await webKit.link('Types of Trusts').click()
  await webKit.heading('Types of Trusts').waitFor()
  await webKit.part('dialog').waitUntilGone()
  await webKit.click('Menu')
  await webKit.part('dialog').waitFor()
  await webKit.press('\uE00C')
  await webKit.button('Menu').toBeFocused()

  await webKit.openSite('/')
  await webKit.field('Name').fill('Ada Example')
  await webKit.field('E-mail').fill('ada@example.com')
  await webKit.field('Message').fill(message)
  await webKit.click('Submit')
  await webKit.text('Thank you').waitFor()
  const { mails } = await (await fetch(`${sandbox.url}/sandbox/api/inbox`)).json()
  expect(JSON.stringify(mails)).toContain(message)
})

test('A holder signs in on a desktop and sees the wallet with its statement', async ({
  webKit,
  sandbox,
}) => {
  const { email } = await sandbox.createMailbox({ password: accountPassword, name: 'Ada Byron' })
  await webKit.resize(1440, 940)
  await webKit.openSite('/login')
  await webKit.field('E-mail').fill(email)
  await webKit.field('Password').fill(accountPassword)
  await webKit.click('Sign in')
  await webKit.heading('Wallet').waitFor()
  await webKit.text('Nothing is under review.').waitFor()
  await webKit.click('Account: Ada Byron', 'Sign out')
  await webKit.text('You have signed out.').waitFor()
})

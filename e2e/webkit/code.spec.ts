import { randomUUID } from 'node:crypto'
import { accountPassword } from '../support/elements.ts'
import { expect, test } from './test.ts'

test('A new user registers with the code of a mail, reads the terms in a dialog, and signs in', async ({
  webKit,
  embed,
  sandbox,
  recorded,
}) => {
  const email = `e2e.${randomUUID()}@sandbox.example`
  await embed('tw-account', { attributes: { screen: 'register' } })
  await webKit.field('E-mail').fill('nobody')
  await webKit.click('Next')
  await webKit.field('E-mail').toBeFocused()
  await webKit.field('E-mail').fill(email)
  await webKit.click('Next')
  await webKit.field('Code').toBeFocused()
  // The last digit submits.
  await webKit.press(await sandbox.codeFor(email))
  await webKit.field('Password').fill(accountPassword)
  await webKit.field('Confirm password').fill(accountPassword)
  await webKit.click('Next')
  await webKit.field('Name').fill('Alex Chen')
  await webKit.click('Account Terms')
  await webKit.part('dialog').toContain('These terms apply to every account')
  await webKit.press('\uE00C')
  await webKit.part('dialog').waitUntilGone()
  await webKit.button('Account Terms').toBeFocused()
  await webKit.part('checkbox').click()
  await webKit.button('Region of residence…').click()
  await webKit.part('field').fill('taiw')
  await webKit.press('\uE007')
  await webKit.part('dialog').waitUntilGone()
  await webKit.click('Open account')
  await webKit.text('Your account is open.').waitFor()
  await webKit.click('Redirect Now')
  await webKit.field('E-mail').toHaveValue(email)
  await webKit.field('Password').fill(accountPassword)
  await webKit.click('Sign in')
  await webKit.text('You are signed in.').waitFor()
  expect((await recorded()).events.at(-1)).toMatchObject({ detail: { kind: 'signed-in' } })
})

test('The code of a mail opens the value of a fund', async ({ webKit, embed, sandbox }) => {
  const { email } = await sandbox.createMailbox({ usd: '1234.5' })
  await embed('tw-fund-lookup', { attributes: { 'app-lang': 'en', theme: 'light' } })
  await webKit.field('E-mail').fill(email)
  await webKit.click('Next')
  await webKit.field('Code').toBeFocused()
  await webKit.press(await sandbox.codeFor(email))
  await webKit.text('Wallet Number').waitFor()
  await webKit.click('Hide figures')
  await webKit.button('Show figures').waitFor()
})

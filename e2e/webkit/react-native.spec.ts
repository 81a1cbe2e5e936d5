import { serveApp } from '../react-native/app.ts'
import { expect, test } from './test.ts'

test('In an app of React Native, money is withdrawn and the receipt leaves by the share sheet', async ({
  webKit,
  sandbox,
}) => {
  const token = await sandbox.createAccount({ usd: '1000' })
  const { app } = await serveApp(token)
  const inWallet = () => webKit.driver.switchTo().frame(0)
  const inApp = () => webKit.driver.switchTo().defaultContent()
  await webKit.resize(390, 844)
  await webKit.driver.get(app)
  // The frame is the webview.
  await expect
    .poll(() =>
      inWallet().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await webKit.click('Withdraw')
  await webKit.field('Amount').fill('150')
  await inApp()
  await webKit.heading('Withdraw').waitFor()
  await inWallet()
  await webKit.click('Next')
  await sandbox.addFault(token, {
    call: 'transfer',
    kind: 'code',
    code: 50008,
    message: 'expired',
    times: 1,
  })
  await webKit.click('Withdraw 150.00 USD')
  await inApp()
  await webKit.text('A new token was fetched').waitFor()
  await inWallet()
  await webKit.click('Withdraw 150.00 USD')
  await webKit.part('region', 'Receipt').toContain('125.00 USD')
  await webKit.click('Save a copy')
  await inApp()
  await webKit.text('Success: usd-withdrawal').waitFor()
  const shared = await webKit.evaluate<{ name: string }>('return window.shared')
  expect(shared.name).toMatch(/\.html$/)
  expect(await sandbox.transfers(token)).toHaveLength(1)
})

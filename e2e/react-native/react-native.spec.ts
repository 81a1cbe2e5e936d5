import { expect, test } from '../support/test.ts'
import { transferPage } from '../transfer/page.ts'
import { serveApp } from './app.ts'

test('In an app of React Native, money is withdrawn, also if the page does not load or ends meanwhile', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(/BackHandler is not supported/)
  const token = await sandbox.createAccount({ usd: '1000' })
  const calls = () => sandbox.calls(token, '/wallet-entity/transfer')
  const { app, page: walletPage } = await serveApp(token)
  const news = page.getByRole('log')
  const title = (name: string) => page.getByRole('heading', { name, exact: true })
  const back = page.getByText('Back of the app')
  const it = transferPage(page.frameLocator('iframe').locator('tw-transfer'))

  await test.step('a page that does not load says so, can be left, and loads on a retry', async () => {
    problems.expect(/Failed to load resource/)
    const failed = page.getByText('The wallet could not be opened')
    await page.clock.install()
    await page.route(`${walletPage}**`, (route) => route.abort())
    await page.goto(app)
    await expect(failed).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(news).toContainText('Left: failed /')
    await page.unroute(`${walletPage}**`)
    await page.route(`${walletPage}**`, (route) => route.fulfill({ body: 'Not the wallet' }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator('iframe').getByText('Not the wallet')).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(failed).toBeVisible()
    await page.unroute(`${walletPage}**`)
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('the token comes by message, and the language follows the app', async () => {
    await it.button('Deposit').waitFor()
    await page.getByRole('button', { name: '日本語' }).click()
    await it.element.getByRole('button', { name: '入金', exact: true }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await it.button('Deposit').waitFor()
    const addresses = await Promise.all(
      page
        .frames()
        .map((frame) =>
          frame.evaluate(
            () => location.href + JSON.stringify({ ...sessionStorage, ...localStorage }),
          ),
        ),
    )
    expect(addresses.join()).not.toContain(token)
  })

  await test.step('the bar of the app has the title of each step, and its Back leads to the one before', async () => {
    await it.click('Withdraw')
    await expect(title('Withdraw')).toBeVisible()
    await expect(it.button('Back')).toHaveCount(0)
    await back.click()
    await it.button('Deposit').waitFor()
    await back.click()
    await expect(news).toContainText('Left: back /')
  })

  await test.step('a refused token is renewed, and the receipt leaves by the share sheet', async () => {
    await it.click('Withdraw')
    await it.amount.fill('150')
    await it.click('Next')
    await sandbox.addFault(token, {
      call: 'transfer',
      kind: 'code',
      code: 50008,
      message: 'expired',
      times: 1,
    })
    await it.click('Submit')
    await expect(news).toContainText('A new token was fetched')
    // What moves money is never repeated by itself: the person sees the review again.
    await it.click('Submit')
    await it.receipt.waitFor()
    await expect(news).toContainText('Success: usd-withdrawal')
    await it.click('Save a copy')
    await expect(news).toContainText('Shared: ')
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
    expect(Buffer.from(shared.data, 'base64').toString()).toContain('<dd>150.00&nbsp;USD</dd>')
    await it.click('Done')
  })

  await test.step('a page whose process ends comes back with what was typed, and sends nothing again', async () => {
    const endProcess = () => page.evaluate(() => dispatchEvent(new Event('end-process')))
    await it.click('Withdraw')
    await it.amount.fill('160')
    await endProcess()
    await it.click('Withdraw')
    await expect(it.amount).toHaveValue(/^160/)
    await it.click('Next')
    const before = (await calls()).length
    await sandbox.addFault(token, { call: 'transfer', kind: 'delay', when: 'after', ms: 60_000 })
    await it.click('Submit')
    await expect.poll(async () => (await calls()).length).toBe(before + 1)
    await endProcess()
    await sandbox.clearFaults(token)
    await it.receipt.waitFor()
    expect(await calls()).toHaveLength(before + 1)
  })
})

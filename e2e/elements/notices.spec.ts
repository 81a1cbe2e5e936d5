import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

test('Notices are in the top layer again after their element was moved or inserted again', async ({
  embed,
  page,
  sandbox,
}) => {
  const { element, token } = await embed('tw-transfer', { body: '<div id="elsewhere"></div>' })
  await sandbox.addFault(token, {
    kind: 'code',
    code: 28000,
    message: 'The desk is closed. '.repeat(20),
    call: 'getChannel',
    times: 1,
  })
  const notice = element.locator('.tw-toast')
  const isOnTop = () =>
    element.locator('.tw-toasts').evaluate((layer) => layer.matches(':popover-open'))
  await element.getByRole('button', { name: 'Withdraw' }).click()
  await expect(notice).toBeVisible()
  expect(await isOnTop()).toBe(true)
  await element.evaluate((element) => document.querySelector('#elsewhere')?.append(element))
  await expect(notice).toBeVisible()
  expect(await isOnTop()).toBe(true)

  const handle = await element.elementHandle()
  await handle?.evaluate((element) => element.remove())
  await expect(page.locator('tw-transfer')).toHaveCount(0)
  await handle?.evaluate((element) => document.body.append(element))
  await expect(element.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  expect(await isOnTop()).toBe(true)
})

for (const [width, height] of [
  [360, 740],
  [844, 390],
] as const) {
  const title = `At ${width} × ${height} a toast covers neither the title nor the back button`
  test(title, fullUnless(width === 844), async ({ embed, page }) => {
    await page.setViewportSize({ width, height })
    const { element } = await embed('tw-transfer')
    for (const name of ['Deposit', 'Crypto', 'Copy address']) {
      await element.getByRole('button', { name }).click()
    }
    await page.evaluate(() => scrollTo(0, 0))
    const toast = element.locator('.tw-toast')
    await expect(toast).toBeVisible()
    const head = await element.locator('.tw-frame-header').boundingBox()
    const box = await toast.boundingBox()
    expect(box?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
  })
}

test('The success toast of a step is not shown in another step', async ({ embed, page }) => {
  await page.clock.install()
  // The clock stops, so that the toast does not close during the test.
  await page.clock.pauseAt(Date.now() + 60_000)
  const { element } = await embed('tw-transfer')
  for (const name of ['Deposit', 'Crypto', 'Copy address']) {
    await element.getByRole('button', { name }).click()
  }
  const toast = element.locator('.tw-toast')
  await expect(toast).toHaveText('Success')
  await page.clock.runFor(500)
  await element.getByRole('button', { name: 'Back' }).click()
  await expect(element.getByRole('button', { name: 'Crypto' })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

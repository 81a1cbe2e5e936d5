import { holdBack } from '../support/hold-back.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, type TransferPage, test, transferCalls, tronAddress } from './page.ts'

const addressFile = /\/chunks\/check-address-/

const press = async (it: TransferPage, network: string) => {
  await it.click('Withdraw')
  await it.chooseNetwork(network)
  await it.address.fill(tronAddress)
  await it.amount.fill('20')
  await it.click('Next')
}

/** The check has arrived: the address on its network is shown below its field. */
const arrived = (it: TransferPage) => expect(it.shownAddress.first()).toHaveText(tronAddress)

test.describe('Next, while the file that checks addresses is on its way', () => {
  test('is busy at once, and a changed network makes the press void', async ({
    open,
    page,
    sandbox,
  }) => {
    const letThrough = await holdBack(page, addressFile)
    const it = await open()
    await press(it, 'BEP20')
    await expect(it.button('Next')).toHaveAttribute('aria-disabled', 'true')
    await expect(it.button('Next')).toContainText('Checking')
    await it.chooseNetwork('TRC20')
    await expect(it.button('Next')).not.toHaveAttribute('aria-disabled', 'true')
    letThrough()
    await arrived(it)
    await expect(it.button('Submit')).toHaveCount(0)
    await expect(it.alerts).toHaveCount(0)
    await it.click('Next')
    await expect(it.fact('Network')).toHaveText('Tron (TRC20)')
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    const [call] = await transferCalls(sandbox, it.token)
    expect(call?.body).toMatchObject({ paymentChannel: 'TRC20', address: tronAddress })
  })

  // `Withdrawal.test.tsx` has the form that was left and the element that was removed.
  // In the short run: `Withdrawal.test.tsx`, as a form that was left.
  test('opens no review after the mode was changed', fullOnly, async ({ open, page }) => {
    const letThrough = await holdBack(page, addressFile)
    const it = await open()
    await press(it, 'TRC20')
    await it.element.evaluate((element) => element.setAttribute('is-usd', ''))
    await expect(it.button('Withdraw')).toBeVisible()
    const file = page.waitForResponse(addressFile)
    letThrough()
    await (await file).finished()
    await it.click('Withdraw')
    await expect(it.card).toBeVisible()
    await expect(it.button('Submit')).toHaveCount(0)
  })

  test('says after the time of an answer that nothing was checked, and can be pressed again', async ({
    open,
    page,
  }) => {
    await page.clock.install()
    const letThrough = await holdBack(page, addressFile)
    const it = await open()
    await press(it, 'TRC20')
    await expect(it.button('Next')).toHaveAttribute('aria-disabled', 'true')
    await page.clock.fastForward(10_000)
    await expect(it.alerts).toHaveText(/What you entered is still here\. Try again\./)
    await expect(it.button('Next')).not.toHaveAttribute('aria-disabled', 'true')
    letThrough()
    await arrived(it)
    await it.click('Next')
    await expect(it.fact('Network')).toHaveText('Tron (TRC20)')
  })
})

import type { Page } from '@playwright/test'
import { createPerson } from '../support/person.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test, transferCalls, tronAddress } from './page.ts'

/** The system ends the process of a webview: only what the device keeps is left. */
const endWebview = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
}
const typed = () => ({ ...localStorage })

test('What was typed in a withdrawal is there again with another token, for its person alone, until it is discarded', async ({
  open,
  page,
  sandbox,
}) => {
  const alice = await createPerson(sandbox)
  const token = await alice.signIn()
  const before = await open({ attributes: { token } })
  await before.click('Withdraw')
  await before.chooseNetwork('ERC20')
  await before.address.fill(tronAddress)
  await before.amount.fill('20')
  // It is the person's own once the server has said who that is.
  await expect
    .poll(() => page.evaluate(typed).then((all) => Object.keys(all).join()))
    .toMatch(/tw-typed:tw-transfer:\w+-\w+:/)
  await endWebview(page)

  const again = await alice.signIn()
  const home = await open({ attributes: { token: again } })
  await expect(home.text('You have begun a withdrawal of 20.00 USDT')).toBeVisible()
  await home.click('Continue')
  await expect(home.address).toHaveValue(tronAddress)
  // As it was typed, or as it is written once the field is left.
  await expect(home.amount).toHaveValue(/^20(\.00)?$/)
  await expect(home.chosenNetwork).toContainText('ERC20')
  await expect(home.element.getByText(/^We kept what you entered at /)).toBeVisible()
  expect(await transferCalls(sandbox, again)).toEqual([])
  await home.click('Discard')
  await expect(home.address).toHaveValue('')
  await expect(home.element.getByText(/^We kept what you entered at /)).toHaveCount(0)
  expect(await page.evaluate(typed)).toEqual({})
  await home.amount.fill('30')
  await page.reload()
  await page.goto('about:blank')

  const bob = await open({ attributes: { screen: 'withdraw' } })
  await expect(bob.amount).toHaveValue('')
  await expect(bob.element.getByText(/^We kept what you entered at /)).toHaveCount(0)
  // Nothing of hers is left, also for somebody who looks into the storage.
  await expect.poll(() => page.evaluate(typed)).toEqual({})
})

// In the short run: `hold-while-sent.test.ts` and `kept-inputs.test.ts`.
test(
  'Nothing is kept of a withdrawal while it is sent, nor after a sign-out; a refused one is kept',
  fullOnly,
  async ({ open, page, sandbox }) => {
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':')[0]))
    const it = await open({ isUsd: true })
    await it.reviewUsd('321')
    await expect.poll(keys).toEqual(['tw-typed'])
    await sandbox.addFault(it.token, { call: 'transfer', kind: 'code', code: 28000, times: 1 })
    await it.click('Submit')
    await expect(it.text('Your withdrawal was not accepted')).toBeVisible()
    expect(await keys()).toEqual(['tw-typed'])
    await sandbox.addFault(it.token, { call: 'transfer', kind: 'delay', ms: 2_000, times: 1 })
    await it.click('Submit')
    await expect.poll(keys).toEqual(['tw-transfer'])
    await expect(it.receipt).toContainText('321.00 USD')
    expect(await keys()).toEqual([])

    await it.click('Done')
    await it.click('Withdraw')
    await it.amount.fill('200')
    await expect.poll(keys).toEqual(['tw-typed'])
    await it.element.evaluate((element) => Object.assign(element, { token: '' }))
    await expect.poll(keys).toEqual([])
  },
)

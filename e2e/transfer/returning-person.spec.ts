import type { Page } from '@playwright/test'
import { createPerson } from '../support/person.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test, transferCalls } from './page.ts'

const unknownOutcome = 'We do not know yet whether your withdrawal went through'

/** What a webview that ends takes with it; local storage stays. */
const endWebview = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
}

test('A withdrawal without an answer is found by its person, with another token and after the webview has ended', async ({
  events,
  open,
  page,
  sandbox,
}) => {
  const alice = await createPerson(sandbox)
  const token = await alice.signIn()
  const before = await open({ isUsd: true, attributes: { token } })
  await before.reviewUsd('321')
  await sandbox.addFault(token, { call: 'transfer', kind: 'cut', when: 'after' })
  await before.click('Submit')
  await expect(before.text(unknownOutcome)).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const secret of [token, alice.account]) expect(stored).not.toContain(secret)
  // Balances before and after; a time may contain the figures.
  expect(stored).not.toMatch(/(?<!\d)(1000|679)(?!\d)/)
  await endWebview(page)
  await events.clear()

  const again = await alice.signIn()
  const after = await open({ isUsd: true, attributes: { token: again } })
  await expect(after.receipt).toContainText('321.00 USD')
  expect((await events.next('tw-success')).detail).toMatchObject({ amount: '321' })
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await transferCalls(sandbox, token)).toHaveLength(1)
  expect(await transferCalls(sandbox, again)).toEqual([])
})

// In the short run: `returning-person.test.ts`, and the reload in `idempotency.spec.ts`.
test(
  'While the server cannot say what became of it, its person can start no second one, and another person sees nothing of it',
  fullOnly,
  async ({ open, page, sandbox }) => {
    const alice = await createPerson(sandbox)
    const token = await alice.signIn()
    const before = await open({ isUsd: true, attributes: { token } })
    await before.reviewUsd('321')
    await sandbox.addFault(token, { call: 'transfer', kind: 'cut', when: 'after' })
    await before.click('Submit')
    await expect(before.text(unknownOutcome)).toBeVisible()
    await endWebview(page)

    const bob = await open({ isUsd: true })
    await bob.reviewUsd('150')
    await bob.click('Submit')
    await expect(bob.receipt).toContainText('150.00 USD')
    // An order number may contain the figures.
    expect(await bob.element.evaluate(({ shadowRoot }) => shadowRoot?.textContent)).not.toContain(
      '321.',
    )
    await endWebview(page)

    const again = await alice.signIn()
    await sandbox.addFault(again, { call: 'getTransferRecord', kind: 'http500', times: 1 })
    const after = await open({ isUsd: true, attributes: { token: again } })
    await expect(after.text(unknownOutcome)).toBeVisible()
    await expect(after.fact('Amount')).toHaveText('321.00 USD')
    await after.click('Withdraw')
    await expect(after.text(unknownOutcome)).toBeVisible()
    await expect(after.amount).toHaveCount(0)
    await after.click('Check status')
    await expect(after.receipt).toContainText('321.00 USD')
    expect(await transferCalls(sandbox, again)).toEqual([])
  },
)

import { png } from '../support/pictures.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, type TransferPage, tronAddress } from './page.ts'

/** Checks one state of one step. */
export type Visit = (state: string) => Promise<void>

type Opened = TransferPage & { readonly token: string }

/** A transfer whose answer is lost and whose status check fails. */
async function visitUnknownOutcome(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  await sandbox.addFault(it.token, { call: 'transfer', kind: 'cut', when: 'after' })
  await sandbox.addFault(it.token, { call: 'getTransferRecord', kind: 'http500', times: 1 })
  await it.click('Submit')
  await expect(it.button('Check status')).toBeVisible()
  await visit('a transfer with an unknown outcome')
  await it.checkStatusLate()
  await expect(it.button('I have checked. Close this')).toBeVisible()
  await visit('a transfer that could not be found out')
  await it.click('Check status')
  await expect(it.receipt).toBeVisible()
  await sandbox.review(
    (await it.element.locator('.tw-receipt dd[data-mono]').first().textContent()) ?? '',
    'BROKER',
    'reject',
    'The name of the holder differs from the one of the account',
  )
  // Polled at growing intervals: a slow machine may just have missed a poll.
  await expect(it.receipt.locator('[data-state=failed]')).toBeVisible({ timeout: 30_000 })
  await visit('the receipt of a rejected transfer')
  await it.click('Done')
}

async function visitUsdStates(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  await it.click('Deposit')
  await expect(it.button('PayPal')).toBeVisible()
  await visit('DEPOSIT')
  await it.click('ACH')
  await expect(it.fact('Routing number')).toBeVisible()
  await visit('BANK')
  await it.click('I have sent the money')
  await expect(it.amount).toBeVisible()
  await visit('PROVE_IMAGE')
  await it.click('Submit')
  await expect(it.alerts).toHaveCount(2)
  await visit('PROVE_IMAGE with errors')
  await it.proof.setInputFiles(png(`${'a long name of a picture '.repeat(4)}.png`))
  await expect(it.text('Replace')).toBeVisible()
  await it.amount.fill('12,345.67')
  await visit('PROVE_IMAGE filled')
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  await visit('the receipt of a proof')
  await it.click('Done', 'Withdraw')
  await expect(it.button('Show account number')).toBeVisible()
  await visit('WITHDRAW')
  await it.amount.fill('1e5')
  await it.click('Next')
  await expect(it.alerts).toHaveCount(1)
  await it.click('Show account number')
  await visit('WITHDRAW with an error')
  await it.click('Max', 'Next')
  await expect(it.button('Submit')).toBeVisible()
  await visit('the review')
  await visitUnknownOutcome(it, sandbox, visit)
}

async function visitUsdtStates(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  await it.click('Deposit')
  await expect(it.button('Crypto')).toBeVisible()
  await visit('DEPOSIT')
  await it.click('Crypto')
  await expect(it.qr).toBeVisible()
  await visit('WIRE')
  await it.chosenNetwork.click()
  await expect(it.networks).toBeVisible()
  await visit('WIRE with all networks')
  await it.networks.getByRole('radio').last().click()
  await expect(it.networks).toHaveCount(0)
  await it.click('Copy address')
  const prompt = it.element.getByRole('dialog')
  await expect(prompt).toBeVisible()
  await visit('the prompt to copy by hand')
  await prompt.getByRole('button').click()
  await it.click('Back', 'Back', 'Withdraw')
  await expect(it.address).toBeVisible()
  await visit('WITHDRAW')
  await it.chosenNetwork.click()
  await visit('WITHDRAW with all networks')
  await it.networks.getByRole('radio').last().click()
  await it.address.fill(tronAddress)
  await it.click('Next')
  await expect(it.alerts).toHaveCount(2)
  await visit('WITHDRAW with errors')
  await it.chosenNetwork.click()
  await it.networks.getByRole('radio').first().click()
  await it.click('Max', 'Next')
  await expect(it.button('Submit')).toBeVisible()
  await visit('the review')
  await visitUnknownOutcome(it, sandbox, visit)
}

/** Goes through every step in every state that looks different; `visit` checks each. */
export async function visitEveryState(
  it: Opened,
  sandbox: Sandbox,
  isUsd: boolean,
  visit: Visit,
): Promise<void> {
  await expect(it.balance).toBeVisible()
  await visit('HOME')
  await (isUsd ? visitUsdStates : visitUsdtStates)(it, sandbox, visit)
  await it.element.evaluate((element) => element.removeAttribute('token'))
  await expect(it.text('You are not signed in')).toBeVisible()
  await visit('the closing message')
}

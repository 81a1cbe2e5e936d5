import { faults, uploadFaults } from '../support/faults.ts'
import { png } from '../support/pictures.ts'
import type { Fault } from '../support/sandbox.ts'
import { saveData } from '../support/save-data.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import {
  evmAddress,
  expect,
  type TransferPage,
  test,
  transferCalls,
  transfersOf,
  tronAddress,
} from './page.ts'

/** A step that loads data: how to reach it, its call, and what it shows in the end. */
interface LoadingStep {
  readonly name: string
  readonly isUsd: boolean
  readonly buttons: readonly string[]
  readonly call: NonNullable<Fault['call']>
  content(it: TransferPage): ReturnType<TransferPage['text']>
}

const steps: readonly LoadingStep[] = [
  {
    name: 'the USD methods',
    isUsd: true,
    buttons: ['Deposit'],
    call: 'getUsdChannel',
    content: (it) => it.button('PayPal'),
  },
  {
    name: 'the receiving details',
    isUsd: true,
    buttons: ['Deposit', 'ACH'],
    call: 'getUsdChannel',
    content: (it) => it.fact('Routing number'),
  },
  {
    name: 'the bank account',
    isUsd: true,
    buttons: ['Withdraw'],
    call: 'getBankCard',
    content: (it) => it.button('Show account number'),
  },
  {
    name: 'the wallet of a USD withdrawal',
    isUsd: true,
    buttons: ['Withdraw'],
    call: 'getWalletHomePage',
    content: (it) => it.money('1,000.0000 USD'),
  },
  {
    name: 'the networks of a deposit',
    isUsd: false,
    buttons: ['Deposit', 'Crypto'],
    call: 'getChannel',
    content: (it) => it.chosenNetwork,
  },
  {
    name: 'the networks of a withdrawal',
    isUsd: false,
    buttons: ['Withdraw'],
    call: 'getChannel',
    content: (it) => it.chosenNetwork,
  },
  {
    name: 'the wallet of a USDT withdrawal',
    isUsd: false,
    buttons: ['Withdraw'],
    call: 'getWalletHomePage',
    content: (it) => it.money('1,000.0000 USDT'),
  },
]

test.describe('The data of a screen cannot be loaded', () => {
  for (const isUsd of [true, false]) {
    const unit = isUsd ? 'USD' : 'USDT'
    const own = steps.filter((step) => step.isUsd === isUsd)
    for (const shift of faults.keys()) {
      /** The fault of a screen: another one for each. */
      const faultAt = (screen: number) =>
        faults[(screen + shift + (isUsd ? 0 : 5)) % faults.length] ?? faults[0]
      test(
        `in ${unit}, from ${faultAt(0).kind} on: each screen shows a message, and Try again loads the data`,
        fullUnless(isUsd && shift === 0),
        async ({ open, sandbox, events }) => {
          const token = await sandbox.createAccount()
          const { errorText: _, ...homeFault } = faultAt(0)
          await sandbox.addFault(token, { ...homeFault, times: 'forever' })
          const it = await open({ isUsd, attributes: { token } })

          await test.step('HOME', async () => {
            const title = 'Your balance and the details of the company could not be loaded'
            const notice = it.element.locator('.tw-notice').filter({ hasText: title })
            await expect(notice).toContainText('This does not affect your money.')
            await expect(it.button('Deposit')).toBeEnabled()
            await sandbox.clearFaults(token)
            await it.click('Try again')
            await expect(it.money(`1,000.0000 ${unit}`)).toBeVisible()
            await expect(it.text('Fable Trust')).toBeVisible()
            await expect(notice).toHaveCount(0)
          })

          for (const [at, { name, buttons, call, content }] of own.entries()) {
            const { errorText, ...fault } = faultAt(at + 1)
            await test.step(`${name}, by ${fault.kind}`, async () => {
              await it.click(...buttons.slice(0, -1))
              // Waits for the data of the previous step, so that the fault hits only this step.
              await expect(it.button(buttons.at(-1) ?? '')).toBeVisible()
              if (buttons.length === 1) await expect(it.balance).toBeVisible()
              await events.clear()
              await sandbox.addFault(token, { ...fault, call, times: 'forever' })
              await it.click(...buttons.slice(-1))
              const notice = it.element
                .locator('.tw-notice')
                .filter({ hasText: 'This information could not be loaded' })
              // The toast has the text of the specification; the panel has a plainer one.
              await expect(notice).toContainText('This does not affect your money.')
              await expect(notice).not.toContainText('Error')
              expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
              await sandbox.clearFaults(token)
              await notice.getByRole('button', { name: 'Try again' }).click()
              await expect(content(it)).toBeVisible()
              await expect(notice).toHaveCount(0)
              await it.click(...buttons.map(() => 'Back'))
            })
          }
        },
      )
    }
  }

  // In the short run: `client.dom.test.ts`, and an upload of a signature that is not answered.
  test(
    'a call without an answer is aborted and reported after ten seconds',
    fullOnly,
    async ({ open, sandbox, page }) => {
      await page.clock.install()
      const it = await open({ isUsd: true })
      await expect(it.money('1,000.0000 USD')).toBeVisible()
      await sandbox.addFault(it.token, { call: 'getBankCard', kind: 'delay', ms: 14_000, times: 1 })
      await it.click('Withdraw')
      await expect.poll(async () => (await sandbox.calls(it.token, '/getBankCard')).length).toBe(1)
      await page.clock.fastForward(10_000)
      const notice = it.element.locator('.tw-notice')
      await expect(notice).toContainText('The server did not reply in time.')
      await notice.getByRole('button', { name: 'Try again' }).click()
      await expect(it.button('Show account number')).toBeVisible()
    },
  )
})

test.describe('A transfer that fails', () => {
  for (const { errorText, ...fault } of faults) {
    const isUnknown = fault.kind !== 'code'
    test(
      `by ${fault.kind}: ${isUnknown ? 'is unknown until a status check' : 'is refused'}, and can be sent again`,
      // In the short run: `codes.spec.ts` and `idempotency.spec.ts`.
      fullOnly,
      async ({ open, sandbox, events }) => {
        const it = await open()
        await it.reviewUsdt()
        await sandbox.addFault(it.token, { ...fault, call: 'transfer', times: 'forever' })
        await it.expectToast(errorText, () => it.click('Submit'))
        expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
        if (isUnknown) {
          await expect(
            it.text('We do not know yet whether your withdrawal went through'),
          ).toBeVisible()
          await it.checkStatusLate()
          await expect(it.text('We did not receive your withdrawal')).toBeVisible()
          await sandbox.clearFaults(it.token)
          await it.click('Send again')
        } else {
          // The review is still there, and so is the form under it.
          await expect(it.fact('To address')).toHaveText(tronAddress)
          await it.click('Back')
          await expect(it.address).toHaveValue(tronAddress)
          await expect(it.amount).toHaveValue('20.00')
          await it.click('Next')
          await sandbox.clearFaults(it.token)
          await it.click('Submit')
        }
        await expect(it.receipt).toBeVisible()
        expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
      },
    )
  }

  for (const { errorText: _, ...fault } of faults.filter(({ kind }) => kind !== 'code')) {
    test(
      `by ${fault.kind} after the server has done it: is one transfer`,
      fullUnless(fault.kind === 'cut'),
      async ({ open, sandbox, events }) => {
        const it = await open({ isUsd: true })
        await it.reviewUsd()
        await sandbox.addFault(it.token, {
          ...fault,
          call: 'transfer',
          when: 'after',
          times: 'forever',
        })
        await it.click('Submit', 'Check status')
        await expect(it.receipt).toBeVisible()
        const [transfer, ...more] = await transfersOf(sandbox, it.token)
        expect(more).toEqual([])
        const orderNumber = String(transfer?.orderNumber)
        await expect(it.fact('Order number')).toHaveText(orderNumber)
        expect((await events.next('tw-success')).detail).toMatchObject({
          kind: 'usd-withdrawal',
          amount: '150',
          orderNumber,
        })
        await it.click('Done')
        await expect(it.money('850.0000 USD')).toBeVisible()
      },
    )
  }

  // In the short run: `unknown-outcome.test.ts` and `client.dom.test.ts`.
  test(
    'by a server that never answers: is unknown after ten seconds',
    fullOnly,
    async ({ open, sandbox, page }) => {
      await page.clock.install()
      const it = await open()
      await it.reviewUsdt({ network: 'ERC20', address: evmAddress })
      await sandbox.addFault(it.token, {
        call: 'transfer',
        kind: 'delay',
        ms: 14_000,
        when: 'after',
      })
      await it.click('Submit')
      // Waits until the transfer is done, so that the status check can find it.
      await expect.poll(async () => (await transfersOf(sandbox, it.token)).length).toBe(1)
      await it.expectToast('timeout of 10000 ms exceeded', () => page.clock.fastForward(10_000))
      await it.click('Check status')
      await expect(it.receipt).toBeVisible()
      expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
    },
  )

  // In the short run: `sent-once.test.ts`.
  test(
    'while the fee is reloaded: nothing is sent, and the review stays',
    fullOnly,
    async ({ open, sandbox, events }) => {
      const it = await open({ isUsd: true })
      await it.reviewUsd()
      for (const { errorText, ...fault } of faults) {
        await sandbox.addFault(it.token, { ...fault, call: 'getBankCard', times: 'forever' })
        await it.click('Submit')
        expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
        await expect(it.fact('You receive')).toHaveText('125.00 USD')
        await sandbox.clearFaults(it.token)
      }
      expect(await transferCalls(sandbox, it.token)).toEqual([])
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
    },
  )

  // In the short run: `unknown-outcome.test.ts`, and the reload in `idempotency.spec.ts`.
  test(
    'and fails its status check, too: shows a message, and can be checked again',
    fullOnly,
    async ({ open, sandbox }) => {
      const it = await open({ isUsd: true })
      await it.reviewUsd()
      await sandbox.addFault(it.token, { call: 'transfer', kind: 'cut', when: 'after' })
      await it.click('Submit')
      for (const { errorText: _, ...fault } of faults) {
        await sandbox.addFault(it.token, { ...fault, call: 'getTransferRecord', times: 'forever' })
        await it.click('Check status')
        await expect(it.button('Check status')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(
          it.element.getByText('We could not confirm the outcome.'),
          fault.kind,
        ).toBeVisible()
        await expect(it.button('Send again')).toHaveCount(0)
        await sandbox.clearFaults(it.token)
      }
      await it.click('Check status')
      await expect(it.receipt).toBeVisible()
    },
  )

  // In the short run: `review-polling.test.ts`.
  test(
    'only when it is polled: its receipt stays, and is updated once the server answers again',
    fullOnly,
    async ({ open, sandbox, page }) => {
      await page.clock.install()
      const it = await open({ isUsd: true })
      await it.reviewUsd()
      await it.click('Submit')
      const orderNumber = await it.orderNumber()
      await sandbox.addFault(it.token, {
        call: 'getTransferRecord',
        kind: 'html',
        times: 'forever',
      })
      await sandbox.review(orderNumber, 'BROKER', 'approve')
      const pollFaults = async () =>
        (await sandbox.calls(it.token, orderNumber)).map(({ fault }) => fault)
      await it.passTime(() => expect.poll(pollFaults).toContain('html'))
      await expect(it.receipt).toBeVisible()
      await sandbox.clearFaults(it.token)
      const tier = it.receipt.getByRole('listitem').nth(1)
      await it.passTime(() => expect(tier).toContainText('Approved'))
    },
  )
})

test('A failed upload shows the reason and keeps the form, and Try again uploads the file', async ({
  open,
  sandbox,
}) => {
  const it = await open({ isUsd: true })
  await it.openProof()
  await it.amount.fill('150')
  // The network, and the one with a message of its own.
  const tried = uploadFaults.filter(
    ({ kind }) => process.env.FULL || ['reset', 'http500'].includes(kind),
  )
  for (const { errorText, ...fault } of tried) {
    await sandbox.addFault(it.token, { ...fault, call: 'uploadImage', times: 'forever' })
    await it.expectToast(errorText, () => it.proof.setInputFiles(png(`${fault.kind}.png`)))
    await expect(it.proof).toHaveAccessibleDescription(/could not upload.*We have sent no proof/)
    await sandbox.clearFaults(it.token)
    await it.click('Try again')
    await expect(it.text('Replace')).toBeVisible()
    await expect(it.alerts).toHaveCount(0)
    await expect(it.amount).toHaveValue('150.00')
  }
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
})

test('Offline, a form is kept, and it continues once the browser is online', async ({
  open,
  context,
  problems,
  sandbox,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const it = await open({ isUsd: true })
  await it.reviewUsd()
  await expect(it.toasts).toBeAttached()
  await context.setOffline(true)
  await it.expectToast('Network Error', () => it.click('Submit'))
  await it.click('Back')
  await expect(it.amount).toHaveValue('150.00')
  await context.setOffline(false)
  await it.click('Next', 'Submit')
  await expect(it.receipt).toBeVisible()
  expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
})

// In the short run: a missing file in `files.spec.ts`.
test(
  'A step whose code cannot be fetched offers a retry, and opens once the browser is online',
  fullOnly,
  async ({ open, page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch/)
    await saveData(page)
    const it = await open({ isUsd: true })
    await expect(it.money('1,000.0000 USD')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await it.click('Withdraw')
    await expect(it.button('Try again').first()).toBeVisible()
    await context.setOffline(false)
    // The code loads by itself; the data was requested offline as well.
    await expect(it.text('This information could not be loaded')).toBeVisible()
    await it.click('Try again')
    await expect(it.amount).toBeVisible()
  },
)

import { middleOf } from '../support/box.ts'
import { doubleClick } from '../support/double-click.ts'
import { holdBack } from '../support/hold-back.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import { expect, paths, test, transferCalls, transfersOf } from './page.ts'

const unknownOutcome = 'We do not know yet whether your withdrawal went through'

const kinds = [
  { name: 'USD withdrawal', isUsd: true, unit: 'USD', amount: '150' },
  { name: 'USDT withdrawal', isUsd: false, unit: 'USDT', amount: '20' },
] as const

// With motion: the tests press buttons while the steps slide.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const { name, isUsd, unit, amount } of kinds) {
  const currency = unit === 'USD' ? 'usd' : 'usdt'

  test.describe(`A ${name} is never sent twice`, fullUnless(!isUsd), () => {
    test('by a double click, by Enter and a click, or by repeated presses on a slow network', async ({
      open,
      sandbox,
      page,
    }) => {
      const it = await open({ isUsd })
      await (isUsd ? it.reviewUsd() : it.reviewUsdt())
      await expect(it.button('Submit')).toBeEnabled()
      const letThrough = await holdBack(page, `**${paths.transfer}`)
      const { x, y } = await middleOf(it.button('Submit'))
      await page.mouse.dblclick(x, y)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      await page.mouse.dblclick(x, y)
      await expect(it.button('Submit')).toHaveAttribute('aria-disabled', 'true')
      letThrough()
      await expect(it.receipt).toBeVisible()
      await expect(it.button('Back')).toHaveCount(0)
      expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
      expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
    })

    test('when it never arrived: the status check says so, and it is sent again with its key', async ({
      open,
      sandbox,
    }) => {
      const it = await open({ isUsd })
      await (isUsd ? it.reviewUsd() : it.reviewUsdt())
      await sandbox.addFault(it.token, { call: 'transfer', kind: 'cut', when: 'before' })
      await it.click('Submit', 'Check status')
      await expect(it.element.getByText('it may still arrive')).toBeVisible()
      await expect(it.text(unknownOutcome)).toBeVisible()
      await expect(it.button('Send again')).toHaveCount(0)
      await expect(it.button('I have checked. Close this')).toHaveCount(0)
      await it.checkStatusLate()
      await expect(it.text('We did not receive your withdrawal')).toBeVisible()
      await expect(it.fact('Available now')).toHaveText(`1,000.0000 ${unit}`)
      expect(await transfersOf(sandbox, it.token)).toEqual([])
      await it.click('Send again')
      await expect(it.receipt).toBeVisible()
      const [first, second, ...more] = await transferCalls(sandbox, it.token)
      expect(more).toEqual([])
      expect(first?.idempotencyKey).toMatch(/^[!-~]{16,}$/)
      expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
      expect(second?.body).toEqual(first?.body)
      expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
    })

    // In the short run: `unknown-outcome.test.ts`, and a repeated request in `another-origin.spec.ts`.
    test(
      'when the connection is reset and the browser itself may repeat it: the status check finds one',
      fullOnly,
      async ({ open, sandbox, events }) => {
        const it = await open({ isUsd })
        await (isUsd ? it.reviewUsd() : it.reviewUsdt())
        await sandbox.addFault(it.token, {
          call: 'transfer',
          kind: 'reset',
          when: 'after',
          times: 'forever',
        })
        await it.click('Submit')
        await expect(it.alerts.filter({ hasText: unknownOutcome })).toBeVisible()
        await expect(it.button('Submit')).toHaveCount(0)
        await expect(it.button('Send again')).toHaveCount(0)
        await expect(it.fact('Amount')).toContainText(unit)
        await it.click('Check status')
        await expect(it.receipt).toBeVisible()
        const [transfer, ...more] = await transfersOf(sandbox, it.token)
        expect(more).toEqual([])
        await expect(it.fact('Order number')).toHaveText(String(transfer?.orderNumber))
        expect((await events.next('tw-success')).detail).toMatchObject({
          kind: `${currency}-withdrawal`,
          amount,
          orderNumber: transfer?.orderNumber,
        })
        await it.click('Done')
        await expect(it.money(isUsd ? '850.0000 USD' : '980.0000 USDT')).toBeVisible()
      },
    )

    test('when the page is reloaded before its outcome is known', async ({
      open,
      sandbox,
      page,
      events,
    }) => {
      const it = await open({ isUsd })
      await (isUsd ? it.reviewUsd() : it.reviewUsdt())
      await sandbox.addFault(it.token, { call: 'transfer', kind: 'cut', when: 'after' })
      await it.click('Submit')
      await expect(it.text(unknownOutcome)).toBeVisible()
      // The element asks once by itself, and the server cannot say it then.
      await sandbox.addFault(it.token, { call: 'getTransferRecord', kind: 'http500', times: 1 })
      await page.reload()
      await events.next('tw-ready')
      await expect(it.text(unknownOutcome)).toBeVisible()
      const failedCalls = async () =>
        (await sandbox.calls(it.token)).filter(({ status }) => status === 500)
      await expect.poll(failedCalls).toHaveLength(1)
      // Until the outcome is known, no second transfer can be started.
      await it.click('Withdraw')
      await expect(it.text(unknownOutcome)).toBeVisible()
      await expect(it.amount).toHaveCount(0)
      await it.click('Check status')
      await expect(it.receipt).toBeVisible()
      expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
      expect(await transfersOf(sandbox, it.token)).toHaveLength(1)

      await page.reload()
      await expect(it.button('Withdraw')).toBeVisible()
      await expect(it.text(unknownOutcome)).toHaveCount(0)
    })

    // In the short run: `unknown-outcome.test.ts`, and the reload above.
    test(
      'when the page is reloaded while it is being sent: the element asks the server',
      fullOnly,
      async ({ open, sandbox, page, problems }) => {
        problems.expect(/ERR_ABORTED|Failed to fetch/)
        const it = await open({ isUsd })
        await (isUsd ? it.reviewUsd() : it.reviewUsdt())
        await sandbox.addFault(it.token, { call: 'transfer', kind: 'delay', ms: 4_000 })
        await it.click('Submit')
        await expect.poll(async () => (await transferCalls(sandbox, it.token)).length).toBe(1)
        await page.reload()
        await expect(it.text(unknownOutcome).or(it.receipt)).toBeVisible()
        expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
      },
    )

    test('when its fee has changed since the review', async ({ open, sandbox, page }) => {
      let fee: string | undefined
      await page.route(
        isUsd ? `**${paths.getBankCard}` : `**${paths.withdrawalChannels}`,
        async (route) => {
          const response = await route.fetch()
          const json = await response.json()
          const item = isUsd ? json.data.item : json.data.list[0]
          await (fee && Object.assign(item, { fee }))
          await route.fulfill({ response, json })
        },
      )
      const it = await open({ isUsd })
      await (isUsd ? it.reviewUsd() : it.reviewUsdt())
      await expect(it.fact('Fee')).toHaveText(isUsd ? '25.00 USD' : '1.00 USDT')
      fee = '7.5'
      // The second press is meant for the fee that was on the screen.
      await doubleClick(it.button('Submit'), 300)
      await expect(it.alerts).toContainText('The fee has changed')
      await expect(it.alerts).toContainText(
        `The fee was ${isUsd ? '25.00 USD' : '1.00 USDT'} and is now 7.50 ${unit}. We have sent nothing.`,
      )
      await expect(it.fact('Fee')).toHaveText(`7.50 ${unit}`)
      await expect(it.fact('You receive')).toHaveText(`${isUsd ? '142.5' : '12.5'}0 ${unit}`)
      expect(await transferCalls(sandbox, it.token)).toEqual([])
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
      expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
    })
  })
}

import { readFile } from 'node:fs/promises'
import { fullOnly, fullUnless, mainPath } from '../support/short-run.ts'
import { expect, fetchData, paths, test, transferCalls, transfersOf } from './page.ts'

test.describe('A withdrawal of USD', () => {
  test('shows only the last three characters of the card until asked', async ({ open }) => {
    const it = await open({ isUsd: true, account: { card: '6200 0000-0000 9876' } })
    await it.click('Withdraw')
    const { card } = it
    const markup = () => it.element.evaluate((element) => element.shadowRoot?.innerHTML)
    await expect(card).toHaveText('•••• 876')
    expect(await markup()).not.toContain('9876')
    await it.click('Show account number')
    await expect(card).toHaveText('6200 0000-0000 9876')
    await it.click('Hide account number')
    await expect(card).toHaveText('•••• 876')
    expect(await markup()).not.toContain('9876')
    await it.amount.fill('150')
    await it.click('Next')
    await expect(it.fact('Bank')).toHaveText('Example Bank of Sampleton')
    await expect(it.fact('To bank account')).toHaveText('•••• 876')
    await it.click('Submit')
    await expect(it.fact('To')).toHaveText('Example Bank of Sampleton •••• 876')
    await expect(it.receipt.getByRole('img', { name: 'ending in 876' })).toHaveCount(2)
  })

  // In the short run: `forms.test.ts`, and the bounds in USDT.
  test(
    'accepts 100 up to the available balance, both included, and names the exact bounds',
    fullOnly,
    async ({ open, sandbox }) => {
      const it = await open({ isUsd: true, account: { usd: '1250.75' } })
      await it.click('Withdraw')
      await it.click('Next')
      await expect(it.alerts).toHaveText('Please enter an amount')
      await expect(it.amount).toBeFocused()
      for (const amount of ['0', '99.99', '1250.76', '999999999999']) {
        await it.amount.fill(amount)
        await expect(it.alerts, amount).toHaveText(
          'Enter an amount between 100.00 USD and 1,250.75 USD',
        )
        await it.amount.press('Enter')
        await expect(it.button('Submit')).toHaveCount(0)
      }
      for (const [typed, shown] of [
        ['100', '100.00'],
        ['1250.75', '1,250.75'],
      ] as const) {
        await it.amount.fill(typed)
        await expect(it.alerts).toHaveCount(0)
        await it.click('Next')
        await expect(it.fact('Debited from your wallet')).toHaveText(`${shown} USD`)
        await it.click('Back')
        await expect(it.amount).toHaveValue(shown)
      }
      expect(await transferCalls(sandbox, it.token)).toEqual([])
    },
  )

  // In the short run: `forms.test.ts`, and Max in USDT.
  test(
    'Max fills in the available balance: the total minus what is held, rounded down to cents',
    fullOnly,
    async ({ open, page }) => {
      await page.route(`**${paths.getWalletHomePage}`, async (route) => {
        const response = await route.fetch()
        const json = await response.json()
        json.data.item.amount = `${json.data.item.amount}78`
        await route.fulfill({ response, json })
      })
      const it = await open({ isUsd: true, account: { usd: '1000.55' } })
      await it.reviewUsd('300')
      await it.click('Submit', 'Done', 'Withdraw')
      await expect(it.money('700.5578 USD')).toBeVisible()
      await it.click('Max')
      await expect(it.amount).toHaveValue('700.55')
      await it.click('Next')
      await expect(it.fact('Debited from your wallet')).toHaveText('700.55 USD')
    },
  )

  // In the short run: `FeeAndArrival.test.tsx` and `WithdrawalAmount.test.tsx`.
  test(
    'shows fee, amount and time while the amount is typed; announces them after Max',
    fullOnly,
    async ({ open }) => {
      const it = await open({ isUsd: true, account: { usd: '5000' } })
      await it.click('Withdraw')
      const days = 'Up to 7 working days from approval'
      const fee = 'Fee 25.00 USD'
      const left = /^Left today 2,000,000\.00 of 2,000,000\.00\sUSD, until \S+\s[AP]M$/
      const bounds = ['Minimum 100.00 USD', 'Maximum 1,000,000.00 USD']
      await expect(it.phrases).toHaveText([fee, days, ...bounds, left])
      await it.amount.fill('1500')
      await expect(it.phrases).toHaveText([fee, 'You receive 1,475.00 USD', days, left])
      await expect(it.status).toHaveText('')
      await it.amount.fill('99999')
      await expect(it.phrases).toHaveText([fee, days, left])
      await it.amount.fill('25')
      await expect(it.phrases).toHaveText([fee, 'Nothing is left after the fee', days, left])
      await it.click('Max')
      await expect(it.status).toHaveText(`Fee 25.00 USD, You receive 4,975.00 USD, ${days}`)
    },
  )

  test('is shown in full before it is sent, is sent once, and ends at HOME after its receipt', {
    tag: mainPath,
  }, async ({ open, sandbox, events }) => {
    const it = await open({ isUsd: true })
    await it.reviewUsd('150')
    await expect(it.element.locator('.tw-arrives > p')).toHaveText(
      /^If approved today, 125\.00\sUSD arrives in Example Bank of Sampleton •••• 234 by .+ at the latest\.$/,
    )
    await expect(it.fact('Bank')).toHaveText('Example Bank of Sampleton')
    await expect(it.fact('To bank account')).toHaveText('•••• 234')
    await expect(it.fact('Debited from your wallet')).toHaveText('150.00 USD')
    await expect(it.fact('Fee')).toHaveText('25.00 USD')
    await expect(it.fact('You receive')).toHaveText('125.00 USD')
    await expect(it.fact('Arrival')).toHaveText('Up to 7 working days from approval')
    const card = await fetchData<{ id: string }>(sandbox, it.token, paths.getBankCard)
    expect(await transferCalls(sandbox, it.token)).toEqual([])
    await expect(it.button('Submit')).toHaveText('Withdraw 150.00 USD')
    await expect(it.button('Submit')).toHaveAccessibleDescription('Submit')
    await it.expectToast('Success', () => it.click('Submit'))

    // The receipt is its own screen: only Done leaves it, and it has neither banner nor menu.
    await expect(it.receipt).toContainText('Withdrawal submitted')
    await expect(it.fact('To')).toHaveText('Example Bank of Sampleton •••• 234')
    await expect(it.fact('You receive')).toHaveText('125.00 USD')
    await expect(it.fact('Arrival')).toHaveText('Up to 7 working days from approval')
    await expect(it.title).toHaveText('Receipt')
    await expect(it.button('Back')).toHaveCount(0)
    await expect(it.button('Withdraw')).toHaveCount(0)
    await expect(it.element.locator('.tw-banner')).toHaveCount(0)

    const calls = await transferCalls(sandbox, it.token)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toEqual({
      amount: '150',
      proveImage: '',
      remark: '',
      transferWay: 'WIRE',
      type: 'WITHDRAW',
      bankCardId: card.id,
    })
    const orderNumber = await it.orderNumber()
    await it.click('Done')
    await expect(it.title).toHaveText('Deposit and withdraw')
    await expect(it.money('850.0000 USD')).toBeVisible()
    // It stays on HOME, where a press opens its receipt again.
    await it.element.getByRole('button', { name: /^Withdrawal .*150.* Preliminary review/ }).click()
    await expect(it.title).toHaveText('Receipt')
    await expect(it.fact('Order number')).toHaveText(orderNumber)
    await expect(it.fact('To')).toHaveText('Example Bank of Sampleton •••• 234')
    await it.click('Done')
    expect((await events.next('tw-success')).detail).toEqual({
      kind: 'usd-withdrawal',
      amount: '150',
      orderNumber,
    })
    expect((await events.all('tw-step')).map(({ detail }) => detail.step)).toEqual([
      'WITHDRAW',
      'HOME',
    ])
    expect(await transfersOf(sandbox, it.token)).toEqual([
      expect.objectContaining({ orderNumber, amount: '150', status: 'Auditing' }),
    ])
  })

  test('is not sent if nothing is left after the fee', async ({ open, page, sandbox }) => {
    await page.route('**/getBankCard', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json.data.item.fee = '150'
      await route.fulfill({ response, json })
    })
    const it = await open({ isUsd: true })
    await it.reviewUsd('150')
    await expect(it.alerts).toContainText('Nothing is left after the fee')
    await expect(it.button('Submit')).toBeDisabled()
    expect(await transferCalls(sandbox, it.token)).toEqual([])
  })

  test('that is refused shows the refusal above its button until something has changed', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open({ isUsd: true })
    await it.reviewUsd('150')
    // Another element of the same person has withdrawn most of the balance meanwhile.
    const message = 'The daily limit of 100 USD is reached'
    await page.route(`**${paths.transfer}`, (route) =>
      route.fulfill({ json: { code: 28101, success: false, message } }),
    )
    await it.expectToast(message, () => it.click('Submit'))
    await expect(it.toasts.getByText(message)).toHaveCount(0)
    await expect(it.alerts).toContainText('Your withdrawal was not accepted')
    await expect(it.alerts).toContainText(message)
    await expect(it.alerts).toContainText('We sent nothing. Your balance is unchanged.')
    await expect(it.button('Submit')).toBeFocused()
    await expect(it.button('Submit')).toHaveAttribute('data-variant', 'secondary')
    await it.click('Edit details')
    await expect(it.amount).toHaveValue('150.00')
    await it.amount.fill('120')
    await page.unroute(`**${paths.transfer}`)
    await it.click('Next')
    await expect(it.alerts).toHaveCount(0)
    await expect(it.button('Submit')).toHaveAttribute('data-variant', 'primary')
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    expect(await transfersOf(sandbox, it.token)).toEqual([
      expect.objectContaining({ amount: '120' }),
    ])
  })

  // In the short run: `current-fee.test.tsx`, and the card that is replaced later below.
  test(
    'to a card that is no longer bound is not sent',
    fullOnly,
    async ({ open, page, sandbox }) => {
      const it = await open({ isUsd: true })
      await it.reviewUsd('150')
      await page.route(`**${paths.getBankCard}`, async (route) => {
        const response = await route.fetch()
        const json = await response.json()
        json.data.item.bankAccount = '9999 9999'
        await route.fulfill({ response, json })
      })
      await it.click('Submit')
      await expect(it.alerts).toContainText('This bank account is no longer in use')
      await expect(it.alerts).toContainText('We sent nothing.')
      await expect(it.button('Submit')).toBeDisabled()
      await it.click('Go back')
      await expect(it.card).toHaveText('•••• 999')
      expect(await transferCalls(sandbox, it.token)).toEqual([])
    },
  )

  test('whose card is replaced after the last look at it is refused, and shows the present one', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open({ isUsd: true })
    await it.reviewUsd('150')
    // The server binds another card between the element's check and its order.
    await page.route(`**${paths.transfer}`, async (route) => {
      const { bankCardId, ...payload } = route.request().postDataJSON()
      await route.continue({ postData: { ...payload, bankCardId: `before-${bankCardId}` } })
    })
    await it.click('Submit')
    await expect(it.text('This bank account is no longer in use')).toBeVisible()
    await expect(it.text('We sent nothing.')).toBeVisible()
    await expect(it.button('Submit')).toBeDisabled()
    expect(await transfersOf(sandbox, it.token)).toEqual([])
    await page.unroute(`**${paths.transfer}`)
    await page.route(`**${paths.getBankCard}`, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json.data.item.bankName = 'Another Bank'
      await route.fulfill({ response, json })
    })
    await it.click('Go back')
    await expect(it.text('Another Bank')).toBeVisible()
  })

  test('leaves a receipt that can be saved, and copied as text if no file appears', async ({
    open,
    page,
  }) => {
    const it = await open({ isUsd: true })
    await it.reviewUsd('150')
    await it.click('Submit')
    const orderNumber = await it.orderNumber()
    const downloadPromise = page.waitForEvent('download')
    await it.click('Save a copy')
    const file = await downloadPromise
    expect(file.suggestedFilename()).toBe(`receipt-${orderNumber}.html`)
    const written = await readFile(await file.path(), 'utf8')
    const html = written.replaceAll(/&nbsp;|\u00a0/g, ' ')
    for (const part of ['Withdrawal submitted', orderNumber, '150.00 USD', '•••• 234', 'Date']) {
      expect(html).toContain(part)
    }
    expect(html).not.toContain('Invalid Date')
    // Whether the file was saved is unknown, so the text does not claim it.
    await expect(it.element.getByText('If it does not appear, copy the text.')).toBeVisible()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await it.expectToast('Success', () => it.click('Copy text'))
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`Order number: ${orderNumber}`)

    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('not here')
      }
    })
    await it.click('Save a copy')
    await expect(it.element.getByText('Files cannot be saved here.')).toBeVisible()
  })

  test('without a bound card says what to do, and leads to binding one', async ({
    open,
    events,
  }) => {
    const it = await open({ isUsd: true, account: { card: null } })
    await it.click('Withdraw')
    await expect(it.text('No bank account added')).toBeVisible()
    await expect(it.amount).toHaveCount(0)
    await it.click('Add a bank account')
    expect((await events.next('tw-navigate')).detail).toEqual({
      to: '/bindCard',
      reason: 'bank-card',
    })
    await it.click('Back', 'Bank account')
    expect((await events.next('tw-navigate')).detail).toEqual({
      to: '/bindCard',
      reason: 'bank-card',
    })
  })

  for (const isUsd of [true, false]) {
    const title = `of too little ${isUsd ? 'USD' : 'USDT'} names the minimum and offers no form`
    test(title, fullUnless(!isUsd), async ({ open }) => {
      const it = await open({ isUsd, account: { usd: '99.99', usdt: '9.999999' } })
      await it.click('Withdraw')
      await expect(it.text('Balance below the minimum withdrawal')).toBeVisible()
      await expect(
        it.text(`The minimum withdrawal is ${isUsd ? '100.00 USD' : '10.00 USDT'}.`),
      ).toBeVisible()
      await expect(it.amount).toHaveCount(0)
      await expect(it.button('Next')).toHaveCount(0)
      await expect(it.networks).toHaveCount(0)
      await it.click('Deposit')
      await expect(it.title).toHaveText('Deposit')
    })
  }

  test('that the broker or the clearing institution rejects shows why, and is credited back', async ({
    open,
    sandbox,
    page,
  }) => {
    await page.clock.install()
    const it = await open({ isUsd: true })
    for (const tier of process.env.FULL
      ? (['BROKER', 'CLEARING'] as const)
      : (['BROKER'] as const)) {
      await test.step(tier, async () => {
        await it.reviewUsd('400')
        await it.click('Submit')
        const orderNumber = await it.orderNumber()
        if (tier === 'CLEARING') await sandbox.review(orderNumber, 'BROKER', 'approve')
        await sandbox.review(orderNumber, tier, 'reject', 'The name on the card differs')
        const [at, other] = tier === 'BROKER' ? [1, 2] : [2, 1]
        const tiers = it.receipt.getByRole('listitem')
        await it.passTime(() => expect(tiers.nth(at)).toContainText('Rejected'))
        await expect(it.receipt).toContainText('Withdrawal rejected')
        await expect(it.receipt.getByRole('paragraph').filter({ visible: true })).toHaveText([
          'Withdrawal rejected',
          'The name on the card differs',
          'The amount has been returned to your wallet.',
        ])
        for (const label of ['Fee', 'You receive', 'Arrival']) {
          await expect(it.fact(label)).toHaveCount(0)
        }
        await expect(tiers.nth(other)).toContainText(
          tier === 'BROKER' ? 'Not required' : 'Approved',
        )
        await expect(tiers.nth(other).getByRole('paragraph')).toHaveCount(0)
        await it.click('Done')
        await expect(it.money('1,000.0000 USD')).toBeVisible()
      })
    }
  })
})

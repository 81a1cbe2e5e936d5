import { png } from '../support/pictures.ts'
import { fullOnly, mainPath } from '../support/short-run.ts'
import { recordToasts } from '../support/visual.ts'
import { expect, fetchData, paths, sentButton, test, transferCalls, transfersOf } from './page.ts'

interface Account {
  readonly method: string
  readonly [field: string]: unknown
}

const methods = [
  {
    name: 'Bank wire',
    method: 'WIRE',
    arrival: '1–3 working days',
    credited: 150.5,
  },
  { name: 'ACH', method: 'ACH', arrival: '3–5 working days', credited: 150.5 },
  // The fee of 2.5 is taken from what was sent, the one of PayPal is 1.5.
  {
    name: 'Credit card',
    method: 'CREDIT_CARD',
    arrival: 'After 15 days',
    credited: 148,
  },
  { name: 'PayPal', method: 'PAYPAL', arrival: 'After 15 days', credited: 149 },
] as const

/** The field of a channel that each row of the receiving details shows. */
const bankRows = {
  Reference: 'reference',
  'Account holder': 'holderName',
  'Account number': 'bankAccount',
  'Routing number': 'routingNumber',
  'SWIFT/BIC': 'code',
  'Bank name': 'bankName',
  'Bank address': 'bankAddress',
  City: 'bankCity',
  Country: 'bankCountry',
} as const
const paymentRows = { Reference: 'reference', 'Pay to': 'payTo', Payee: 'holderName' } as const
const rowsOf = (method: string) => (method === 'WIRE' || method === 'ACH' ? bankRows : paymentRows)

test.describe('A deposit of USD', () => {
  test('by each method gets a proof, two approvals and a credit', { tag: mainPath }, async ({
    open,
    sandbox,
    events,
    page,
  }) => {
    await page.clock.install()
    const it = await open({ isUsd: true })
    let balance = 1000
    const own = methods.filter(({ name }) => process.env.FULL || /wire|Credit/.test(name))
    for (const [at, { name, method, arrival, credited }] of own.entries()) {
      await test.step(name, async () => {
        await it.click('Deposit')
        await expect(it.button(name)).toHaveAccessibleDescription(new RegExp(arrival))
        await it.click(name)
        await expect(it.fact('Reference')).toHaveText(/^EX-/)
        await it.click(sentButton(name))
        await it.amount.fill('150.50')
        await it.proof.setInputFiles(png())
        await expect(it.text('Replace')).toBeVisible()
        await it.expectToast('Success', () => it.click('Submit'))

        await expect(it.receipt).toContainText('150.50 USD')
        const orderNumber = await it.orderNumber()
        const event = await events.next('tw-success')
        expect(event.detail).toEqual({ kind: 'deposit-proof', amount: '150.5', orderNumber })
        const calls = await transferCalls(sandbox, it.token)
        expect(calls).toHaveLength(at + 1)
        expect(calls.at(-1)?.body).toEqual({
          amount: '150.5',
          proveImage: expect.stringMatching(/^\/sandbox\/uploads\//),
          remark: '',
          transferWay: 'WIRE',
          type: 'DEPOSIT',
          paymentChannel: method,
        })
        await expect(it.button('Back')).toHaveCount(0)

        const tier = it.receipt.getByRole('listitem')
        await expect(tier.nth(1)).toContainText('Under review')
        await expect(tier.last()).toContainText('Not started')
        await sandbox.review(orderNumber, 'BROKER', 'approve')
        await sandbox.review(orderNumber, 'CLEARING', 'approve')
        await it.passTime(() => expect(tier.last()).toContainText('Approved'))
        await expect(it.receipt).toContainText('Deposit approved')
        await it.click('Done')
        balance += credited
        await expect(
          it.money(`${balance.toLocaleString('en-US', { minimumFractionDigits: 4 })} USD`),
        ).toBeVisible()
      })
    }
    const keys = (await transferCalls(sandbox, it.token)).map((call) => call.idempotencyKey)
    expect(new Set(keys).size, 'a key for each').toBe(own.length)
  })

  test('can be compared by fee, time and limits, in columns', async ({ open, page }) => {
    const it = await open({ isUsd: true })
    await it.click('Deposit')
    const described = {
      'Bank wire':
        /^No fee 1–3 working days 100\.00–1,000,000\.00\sUSD Left today 2,000,000\.00 of 2,000,000\.00\sUSD, until \S+\s[AP]M$/,
      PayPal:
        /^Fee 1\.50\sUSD After 15 days 20\.00–3,000\.00\sUSD Left today 6,000\.00 of 6,000\.00\sUSD, until \S+\s[AP]M$/,
    }
    for (const [name, facts] of Object.entries(described)) {
      await expect(it.button(name)).toHaveAccessibleDescription(facts)
    }
    for (const [width, columns] of [
      [390, 2],
      [560, 2],
      [280, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      const places = await it.element
        .locator('.tw-columns > span')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
      expect(places).toHaveLength(12)
      expect(new Set(places).size, `at ${width}`).toBe(columns)
    }
    await it.click('Bank wire')
    await expect(it.fact('Fee')).toHaveText('No fee')
    await expect(it.fact('Maximum')).toHaveText('1,000,000.00 USD')
  })

  // In the short run: `review-polling.test.ts`, `state.test.ts`, and both reviews above.
  test('shows each review as soon as it is decided', fullOnly, async ({ open, sandbox, page }) => {
    await page.clock.install()
    const it = await open({ isUsd: true })
    await it.openProof()
    await it.amount.fill('200')
    await it.proof.setInputFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    await it.click('Submit')
    const orderNumber = await it.orderNumber()
    const [broker, clearing] = [1, 2].map((at) => it.receipt.getByRole('listitem').nth(at))
    if (!broker || !clearing) throw new Error('two tiers are expected')
    await expect(broker).toHaveAttribute('aria-current', 'step')
    await sandbox.review(orderNumber, 'BROKER', 'approve')
    await it.passTime(() => expect(broker).toContainText('Approved'))
    await expect(clearing).toContainText('Under review')
    await expect(clearing).toContainText('Target: within 24 hours')
    const responsePromise = page.waitForResponse(`**${paths.getWalletHomePage}`)
    await sandbox.review(orderNumber, 'CLEARING', 'approve')
    await it.passTime(() => expect(clearing).toContainText('Approved'))
    await (await responsePromise).finished()
    // A decided transfer is not polled any more.
    const callCount = (await sandbox.calls(it.token, orderNumber)).length
    await page.clock.fastForward(60_000)
    expect(await sandbox.calls(it.token, orderNumber)).toHaveLength(callCount)
    await it.click('Done')
    await expect(it.receipt).toHaveCount(0)
    await expect(it.money('1,200.0000 USD')).toBeVisible()
  })

  test('that is rejected shows why, and credits nothing', async ({ open, sandbox, page }) => {
    await page.clock.install()
    const it = await open({ isUsd: true })
    await it.openProof()
    await test.step('without an amount and a picture, nothing is sent, and both are named', async () => {
      await it.click('Submit')
      await expect(it.alerts).toHaveText(['Please enter an amount', 'Required.'])
      await expect(it.amount).toBeFocused()
      expect(await transfersOf(sandbox, it.token)).toEqual([])
    })
    await it.amount.fill('200')
    await it.proof.setInputFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    await it.click('Submit')
    await sandbox.review(await it.orderNumber(), 'BROKER', 'reject', 'The slip is not readable')
    await it.passTime(() => expect(it.receipt).toContainText('Rejected'))
    await expect(it.receipt).toContainText('Proof rejected')
    await expect(it.receipt.getByRole('paragraph')).toHaveText([
      'Proof rejected',
      'The slip is not readable',
      'Nothing was credited. Ask your broker how to proceed.',
    ])
    await expect(it.fact('Fee')).toHaveCount(0)
    await it.click('Done')
    await expect(it.money('1,000.0000 USD')).toBeVisible()
  })

  test('copies each receiving detail unchanged, and leaves none on the page once they are left', async ({
    open,
    sandbox,
  }) => {
    const it = await open({ isUsd: true })
    const accounts = await fetchData<Account[]>(sandbox, it.token, paths.getUsdChannel)
    await it.click('Deposit')
    // A method with bank details, and one without.
    const isInShortRun = ({ method }: { method: string }) =>
      method === 'WIRE' || method === 'PAYPAL'
    for (const { name, method } of process.env.FULL ? methods : methods.filter(isInShortRun)) {
      const account = accounts.find((account) => account.method === method)
      await it.click(name)
      const isNeeded = ([label, field]: string[]) =>
        account?.[field ?? ''] && (label !== 'SWIFT/BIC' || method === 'WIRE')
      const known = Object.entries(rowsOf(method)).filter(isNeeded)
      const copy = it.element.getByRole('button', { name: /^Copy / })
      const isTransfer = method === 'WIRE' || method === 'ACH'
      await expect(copy).toHaveCount(known.length + (isTransfer ? 1 : 0))
      for (const [label, field] of known) {
        await expect(it.fact(label)).toHaveText(String(account?.[field]))
        // All values differ, so the clipboard shows that this press has copied.
        await it.click(`Copy ${label}`)
        await expect
          .poll(() => it.page.evaluate(() => navigator.clipboard.readText()), label)
          .toBe(account?.[field])
      }
      if (isTransfer) {
        await it.click('Copy all')
        await expect(it.button('Copied')).toBeVisible()
        const text = known.map(([label, field]) => `${label}: ${account?.[field]}`).join('\n')
        await expect.poll(() => it.page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      }
      await it.click('Back')
    }

    const details = ['000000004417', 'EXMPUS20XXX', 'Example Bank of Sampleton']
    const expectNoDetails = async () => {
      const markup = await it.element.evaluate(({ shadowRoot, outerHTML }) =>
        [outerHTML, shadowRoot?.innerHTML, JSON.stringify({ ...sessionStorage })].join(),
      )
      for (const detail of details) expect(markup).not.toContain(detail)
    }
    await expect(it.button('PayPal')).toBeVisible()
    await expectNoDetails()
    await it.click('Bank wire')
    await expect(it.fact('Account number')).toHaveText('000000004417')
    await it.click('I have sent the money')
    await expect(it.proof).toBeAttached()
    await expectNoDetails()
    await it.click('Back')
    await expect(it.fact('Account number')).toHaveText('000000004417')
  })

  test('opens the payment page of a card in another tab, or leaves it to the host', async ({
    open,
    events,
    page,
    context,
  }) => {
    await context.route('https://pay.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
    )
    const it = await open({ isUsd: true })
    await it.click('Deposit', 'Credit card')
    const link = it.element.getByRole('link', { name: 'Open the payment page' })
    const url = 'https://pay.example.com/sandbox'
    await expect(link).toHaveAttribute('href', url)
    const popupPromise = page.waitForEvent('popup')
    await link.click()
    await expect(await popupPromise).toHaveURL(url)
    const detail = { url, method: 'CREDIT_CARD' }
    expect((await events.next('tw-open')).detail).toEqual(detail)

    await it.element.evaluate((element) =>
      element.addEventListener('tw-open', (event) => event.preventDefault()),
    )
    await link.click()
    await expect.poll(async () => (await events.all('tw-open')).length).toBe(2)
    expect(context.pages()).toHaveLength(2)
    await it.click('I have paid')
    await expect(it.proof).toBeAttached()
  })

  // In the short run: an address of USDT.
  test(
    'offers a detail to copy by hand where the clipboard refuses',
    fullOnly,
    async ({ open, page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      )
      const it = await open({ isUsd: true })
      const toasts = await recordToasts(it.element)
      await it.click('Deposit', 'ACH', 'Copy Account number')
      const prompt = it.element.getByRole('dialog', {
        name: 'Could not copy. Select and copy the text below',
      })
      await expect(prompt.getByRole('textbox')).toHaveValue('000000008823')
      await page.keyboard.press('Escape')
      await expect(prompt).toHaveCount(0)
      await it.click('Copy all')
      await expect(prompt.getByRole('textbox')).toHaveValue(
        /^Reference: EX-.*\nAccount holder: .*\nAccount number: 000000008823\nRouting number: 990000001\n/,
      )
      await page.keyboard.press('Escape')
      await expect(prompt).toHaveCount(0)
      expect(await toasts()).toEqual([])
    },
  )

  // In the short run: `methods.test.ts`.
  test('hides a method that the server does not offer', fullOnly, async ({ open, page }) => {
    await page.route(`**${paths.getUsdChannel}`, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      for (const channel of json.data.list) channel.offered = channel.method !== 'ACH'
      await route.fulfill({ response, json })
    })
    const it = await open({ isUsd: true })
    await it.click('Deposit')
    await expect(it.button('PayPal')).toBeVisible()
    await expect(it.button('ACH')).toHaveCount(0)
  })
})

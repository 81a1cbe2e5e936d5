import type { Page, Route } from '@playwright/test'
import { png } from '../support/pictures.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import { evmAddress, expect, type TransferPage, test, transferCalls } from './page.ts'
import { scan } from './qr.ts'

const company = ['companyName', 'companyIcon', 'companyDescribe']

/** The fields of section 3 for each call: all that a server needs to send. */
const specifiedFields: Readonly<Record<string, readonly string[]>> = {
  getUsdChannel: [
    ...company,
    'code',
    'bankCountry',
    'bankCity',
    'bankName',
    'bankAddress',
    'bankAccount',
    'holderName',
  ],
  getChannel: [
    ...company,
    'address',
    'informationText',
    'channelDescribe',
    'channelIcon',
    'channelName',
    'fullName',
    'imgRemark',
    'channelType',
    'optionRemark',
    'optionIcon',
    'value',
  ],
  getBankCard: ['bankAccount'],
  getWalletHomePage: ['amount', 'marginUsd', 'cryptoAmount', 'marginCrypto'],
}

const pick = (item: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => fields.includes(field)))

/** Reduces the sandbox to a server that implements only section 7. */
async function serveOnlySection7(page: Page): Promise<void> {
  const strip = async (route: Route) => {
    const call = /\/(\w+)(\/[01])?$/.exec(new URL(route.request().url()).pathname)?.[1] ?? ''
    if (call === 'transfer') {
      const response = await route.fetch()
      const { code, message } = await response.json()
      return route.fulfill({ json: { code, message, success: code === 20000 } })
    }
    const fields = specifiedFields[call]
    if (!fields) {
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' })
    }
    const response = await route.fetch()
    const { code, success, data } = await response.json()
    const list = data.list?.map((item: Record<string, unknown>) => pick(item, fields))
    // One account for all methods; balances as numbers.
    const sentList = call === 'getUsdChannel' ? list?.slice(0, 1) : list
    const item = data.item && pick(data.item, fields)
    if (call === 'getWalletHomePage') for (const field of fields) item[field] = Number(item[field])
    return route.fulfill({
      json: { code, success, data: { ...(sentList && { list: sentList }), ...(item && { item }) } },
    })
  }
  await page.route('**/api/mob/trade/**', strip)
  await page.route('**/api/mob/common/**', (route) => route.fulfill({ status: 404, body: '' }))
}

/** Expects that no unknown fact is shown. */
async function expectNoUnknownFacts({ element }: TransferPage): Promise<void> {
  const text = await element.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/)
  await expect(
    element.locator('dt').getByText(/^(Fee|You receive|Order number|Daily limit)$/),
  ).toHaveCount(0)
  await expect(element.getByText(/\bFee\b|Daily limit|Maximum/)).toHaveCount(0)
  for (const value of await element.locator('dd').allTextContents()) {
    expect(value.trim() || 'button').not.toBe('')
  }
  const empty = element
    .locator('dl > div')
    .filter({ has: element.page().locator('dd:first-of-type:empty') })
  await expect(empty).toHaveCount(0)
  await expect(element.locator('li:empty, p:empty, small:empty')).toHaveCount(0)
}

test.describe('A server that implements only section 7', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(/404 \(Not Found\)/)
    await serveOnlySection7(page)
  })

  test('is enough for a deposit of USDT', async ({ open }) => {
    const it = await open()
    await expect(it.money('1,000.0000 USDT')).toBeVisible()
    await expectNoUnknownFacts(it)
    await it.click('Deposit', 'Crypto')
    await expect(it.fact('Minimum deposit')).toHaveText('100.00 USDT')
    await expect(it.fact('Confirmation blocks')).toHaveText('9')
    const address = (await it.shownAddress.textContent()) ?? ''
    await expect.poll(() => scan(it.qr)).toBe(address)
    await expectNoUnknownFacts(it)
  })

  const deposits = 'is enough for a deposit of USD by every method, with the upload on another path'
  test(deposits, fullOnly, async ({ open, page, sandbox }) => {
    let uploads = 0
    await page.route('**/files/put', async (route) => {
      uploads++
      expect(route.request().headers().token).toBe(it.token)
      const picture = await fetch(`${sandbox.url}/api/mob/common/file/upload`, {
        method: 'POST',
        headers: { token: it.token },
        body: uploadForm(),
      })
      await route.fulfill({ json: await picture.json() })
    })
    const it = await open({
      isUsd: true,
      attributes: { 'api-paths': '{"uploadImage":"/files/put"}' },
    })
    await it.click('Deposit')
    for (const method of ['Bank wire', 'ACH', 'Credit card', 'PayPal']) {
      await it.click(method)
      // The one account is that of a wire.
      const hasAccount = method === 'Bank wire' || method === 'ACH'
      await expect(it.text('Payment details are not available here')).toBeVisible({
        visible: !hasAccount,
      })
      await expect(it.fact('Account number')).toHaveText(hasAccount ? ['000000004417'] : [])
      await expect(it.fact('Reference')).toHaveCount(0)
      await expect(it.fact('Routing number')).toHaveCount(0)
      await expectNoUnknownFacts(it)
      await it.click('Back')
    }
    await expect(it.button('PayPal')).toHaveAccessibleDescription('After 15 days')
    await it.click('ACH', 'I have sent the money')
    await it.amount.fill('0')
    await it.proof.setInputFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    expect(uploads).toBe(1)
    await it.click('Submit')
    await expect(it.alerts).toHaveText('Please enter an amount')
    await it.amount.fill('1')
    await it.click('Submit')
    await expect(it.receipt).toContainText('1.00 USD')
    await expect(it.receipt.getByRole('list', { name: 'Review' })).toHaveCount(0)
    await expectNoUnknownFacts(it)
    // If the account has no `value`, `paymentChannel` is empty.
    const calls = await transferCalls(sandbox, it.token)
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ paymentChannel: '' })])
  })

  for (const isUsd of [true, false]) {
    const title = `is enough for a withdrawal of ${isUsd ? 'USD' : 'USDT'}`
    test(title, fullUnless(!isUsd), async ({ open, sandbox, events }) => {
      const unit = isUsd ? 'USD' : 'USDT'
      const it = await open({ isUsd })
      await it.click('Withdraw')
      await expect(it.money(`1,000.0000 ${unit}`)).toBeVisible()
      await expectNoUnknownFacts(it)
      await it.click('Back')
      await (isUsd
        ? it.reviewUsd()
        : it.reviewUsdt({ network: 'ERC20', address: evmAddress, amount: '150' }))
      await expect(it.fact('Debited from your wallet')).toHaveText(`150.00 ${unit}`)
      await expectNoUnknownFacts(it)
      await it.click('Submit')
      await expect(it.receipt).toContainText(`150.00 ${unit}`)
      await expectNoUnknownFacts(it)
      await it.click('Done')
      await expect(it.money(`850.0000 ${unit}`)).toBeVisible()
      expect((await events.next('tw-success')).detail).toEqual({
        kind: `${unit.toLowerCase()}-withdrawal`,
        amount: '150',
      })
      expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
    })
  }

  // In the short run: `unknown-outcome.test.ts` and `UnresolvedTransferNotice.test.tsx`.
  test(
    'lets the person decide about an unanswered transfer',
    fullOnly,
    async ({ open, page, sandbox, problems }) => {
      problems.expect(/ERR_FAILED/)
      const it = await open({ isUsd: true })
      await it.reviewUsd()
      await page.route('**/wallet-entity/transfer', (route) => route.abort())
      await it.expectToast('Network Error', () => it.click('Submit'))
      await expect(it.button('I have checked. Close this')).toHaveCount(0)
      await it.checkStatusLate()
      await expect(it.element.getByText('We could not confirm the outcome.')).toBeVisible()
      await expect(it.fact('Available before')).toHaveText('1,000.0000 USD')
      await expect(it.fact('Available now')).toHaveText('1,000.0000 USD')
      await expect(it.button('Send again')).toHaveCount(0)
      await expectNoUnknownFacts(it)
      await it.click('I have checked. Close this')
      await expect(it.element.getByText('We do not know yet')).toHaveCount(0)
      await expect(it.amount).toBeVisible()
      expect(await transferCalls(sandbox, it.token)).toEqual([])
    },
  )

  test('may leave every text and list empty', async ({ open, page }) => {
    await page.route('**/money-channel-entity/**', (route) =>
      route.fulfill({ json: { code: 20000, success: true, data: { list: [] } } }),
    )
    const usdt = await open()
    await expect(usdt.money('1,000.0000 USDT')).toBeVisible()
    await usdt.click('Deposit', 'Crypto')
    await expect(usdt.text('No network is available for deposits at the moment.')).toBeVisible()
    await usdt.click('Back', 'Back', 'Withdraw')
    await expect(usdt.text('No network is available for withdrawals at the moment.')).toBeVisible()
    await expectNoUnknownFacts(usdt)

    const usd = await open({ isUsd: true })
    await usd.click('Deposit', 'Bank wire')
    await expect(
      usd.text('Bank details are not available at the moment. Try again later.'),
    ).toBeVisible()
    await expect(usd.button('I have sent the money')).toBeDisabled()
    await expectNoUnknownFacts(usd)
  })
})

/** The same picture again, because a routed request has no bytes of its files. */
function uploadForm(): FormData {
  const form = new FormData()
  form.append('module', 'image')
  form.append('file', new Blob([new Uint8Array(png().buffer)]), 'proof')
  return form
}

import { boxOf } from '../support/box.ts'
import { accountPassword as password } from '../support/elements.ts'
import { layoutShiftOf } from '../support/layout-shift.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { paths } from '../transfer/page.ts'
import { openSite, setCookies, siteAxeViolations, siteUrl, waitForHydration } from './page.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

/** A fresh account with a withdrawal under review. */
async function createPendingWithdrawal(sandbox: Sandbox) {
  const token = await sandbox.createAccount()
  const withdrawal = {
    amount: '150',
    proveImage: '',
    remark: '',
    transferWay: 'WIRE',
    type: 'WITHDRAW',
  }
  await fetch(sandbox.url + paths.transfer, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(withdrawal),
  })
  const [{ orderNumber = 'none' } = {}] = await sandbox.transfers(token)
  return { token, orderNumber }
}

test('a page of a wallet names in its document each file that its first screen needs', async ({
  page,
  sandbox,
}) => {
  await setCookies(page, { token: await sandbox.createAccount() })
  await page.addInitScript(() => {
    addEventListener('tw-ready', () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      document.documentElement.dataset.loaded = names.join(' ')
    })
  })
  // In the short run the page that needs most.
  for (const path of process.env.FULL
    ? ['/wallet', '/wallet/history', '/bindCard']
    : ['/wallet/history']) {
    const document = (await (await page.goto(siteUrl(path)))?.text()) ?? ''
    const loaded = await page.locator('html[data-loaded]').getAttribute('data-loaded')
    const scripts = loaded?.split(' ').filter((name) => name.endsWith('.js')) ?? []
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((name) => !document.includes(new URL(name).pathname))).toEqual([])
  }
})

test.describe('On a desktop', () => {
  test.use({ viewport: desktop })

  test('a holder signs in, sees the wallet with its statement, and signs out', async ({
    page,
    sandbox,
    events,
  }) => {
    const { email } = await sandbox.createMailbox({ name: 'Ada Byron', password })
    // Opened before sign-in, which leads back to this page.
    await page.goto(siteUrl('/wallet/history'))
    await expect(page).toHaveURL(siteUrl('/login?to=%2Fwallet%2Fhistory'))
    await events.next('tw-ready')
    const account = page.locator('tw-account')
    await account.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await account.getByLabel('Password', { exact: true }).fill(password)
    await account.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(siteUrl('/wallet/history'))
    await expect(page.locator('tw-wallet')).toBeVisible()
    const { token, cookie } = await page.evaluate(() => ({
      token: sessionStorage.getItem('token') ?? '',
      cookie: document.cookie,
    }))
    expect(token).not.toBe('')
    expect(cookie).toContain(`token=${token}`)
    // The history has the width of the page.
    await expect(page.locator('.statement-slot')).toHaveCount(0)
    expect(await siteAxeViolations(page)).toEqual([])
    expect(await page.content()).not.toContain(token)

    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Account: Ada Byron' }).click()
    await banner.getByRole('link', { name: 'Wallet' }).click()
    // A new page takes the focus, and with it closes a menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused()
    await expect(page).toHaveURL(siteUrl('/wallet'))
    await expect(page.locator('.statement')).toContainText('Nothing is under review.')
    expect(await siteAxeViolations(page)).toEqual([])
    // The statement hides its figures with the element's, also after a reload.
    await page.locator('tw-wallet').getByRole('button', { name: 'Hide balances' }).click()
    const figures = page.locator('.statement-balances')
    await expect(figures).toContainText('••••')
    await page.reload()
    await expect(figures).toContainText('••••')
    await expect(figures).not.toContainText(/\d/)
    await banner.getByRole('button', { name: 'Account: Ada Byron' }).click()
    await banner.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(siteUrl('/'))
    await expect(page.locator('.notice-area')).toContainText('You have signed out.')
    await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
    // The server has ended the session too.
    await expect
      .poll(async () => {
        const path = '/api/mob/trade/user/getUserInfo'
        const answer = await fetch(sandbox.url + path, { headers: { token } })
        return ((await answer.json()) as { code: number }).code
      })
      .not.toBe(20000)
    await page.goBack()
    await expect(page.locator('tw-wallet')).toHaveCount(0)
  })

  test('the statement follows a review that is decided while its record is open', async ({
    page,
    sandbox,
    events,
  }) => {
    const { token, orderNumber } = await createPendingWithdrawal(sandbox)
    await setCookies(page, { token })
    await openSite(page, '/wallet')
    const open = page.locator('.statement-open')
    await expect(open).toContainText(orderNumber)
    const wallet = page.locator('tw-wallet')
    await wallet.locator('.tw-record button').click()
    await expect(wallet.getByText(orderNumber)).toBeVisible()
    await sandbox.review(orderNumber, 'BROKER', 'approve')
    expect((await events.next('tw-record')).detail).toEqual({ orderNumber, status: 'Auditing' })
    await expect(open.locator('[data-state]').nth(1)).toHaveAttribute('data-state', 'done')
    await sandbox.review(orderNumber, 'CLEARING', 'approve')
    await expect(wallet.locator('.tw-facts-status')).toHaveText('Completed')
    await expect(open).toContainText('Nothing is under review.')
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: phone })

  test('the statement of a wallet is neither shown nor requested; its records name an open transfer', async ({
    page,
    sandbox,
  }) => {
    const { token, orderNumber } = await createPendingWithdrawal(sandbox)
    await setCookies(page, { token })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const requestsFor = (part: RegExp) => requests.filter((url) => part.test(url))
    await openSite(page, '/wallet')
    // The overlays load at the same moment as the statement.
    await expect.poll(() => requestsFor(/\/overlays-/)).toHaveLength(1)
    await expect(page.locator('.account-menu')).toBeVisible()
    expect(requestsFor(/\/statement-/)).toEqual([])
    const open = page.locator('.statement-open')
    await page.setViewportSize(desktop)
    await expect(open).toContainText(orderNumber)
    await page.setViewportSize(phone)
    await expect(open).toHaveCount(0)
    const status = page.locator('tw-wallet .tw-record-status')
    await expect(status.getByText('Under review')).toHaveCount(1)
  })

  test('an open transfer stands in the element on the transfer page, above the company, and moves nothing that can be pressed', async ({
    page,
    sandbox,
    events,
  }) => {
    const { token } = await createPendingWithdrawal(sandbox)
    await setCookies(page, { token })
    const transfer = page.locator('tw-transfer')
    const open = transfer.getByRole('region', { name: 'Latest transfers' })
    const statement = page.locator('.statement-open')
    for (const size of process.env.FULL ? [{ width: 844, height: 390 }, phone] : [phone]) {
      await page.setViewportSize(size)
      await openSite(page, '/transfer?isUsd=1')
      await events.next('tw-ready')
      await expect(open.getByRole('button', { name: /150.00 USD/ })).toBeVisible()
      await expect(statement).toHaveCount(0)
      expect(await layoutShiftOf(page)).toBeLessThan(0.02)
    }
    const withdraw = transfer.getByRole('button', { name: 'Withdraw' }).first()
    const tops = await Promise.all(
      [withdraw, open, transfer.locator('.tw-banner')].map(async (each) => (await boxOf(each)).y),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await withdraw.click()
    await expect(open).toBeHidden()
  })
})

test('nothing of an account page moves while its records, its statement and the rest of the hub load', async ({
  page,
  sandbox,
  events,
}) => {
  const { token, orderNumber } = await createPendingWithdrawal(sandbox)
  await setCookies(page, { token })
  const record = page
    .locator('tw-wallet')
    .getByText(/150.00/)
    .first()
  for (const [path, size] of [
    ['/wallet', phone],
    ['/wallet', { width: 1920, height: 1080 }],
    ['/wallet/history', { width: 1920, height: 1080 }],
  ] as const) {
    await page.setViewportSize(size)
    await openSite(page, path)
    await events.next('tw-ready')
    await expect(record).toBeVisible()
    if (path === '/wallet' && size !== phone)
      await expect(page.locator('.statement-open')).toContainText(orderNumber)
    expect(await layoutShiftOf(page), `${path} at ${size.width}`).toBeLessThan(0.02)
  }
})

test('the way back from a transfer leads to the account that was chosen', async ({
  page,
  sandbox,
}) => {
  await setCookies(page, { token: await sandbox.createAccount() })
  await openSite(page, '/wallet')
  const wallet = page.locator('tw-wallet')
  const usd = wallet.getByRole('tab', { name: 'USD account' })
  await wallet.getByText('USD account', { exact: true }).click()
  await wallet.getByRole('button', { name: 'Withdraw USD' }).click()
  await expect(page).toHaveURL(siteUrl('/transfer?screen=withdraw&isUsd=1'))
  const transfer = page.locator('tw-transfer')
  await expect(transfer.getByRole('heading', { name: 'Withdraw', level: 2 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(siteUrl('/wallet?isUsd=1'))
  await expect(usd).toHaveAttribute('aria-selected', 'true')
  await wallet.getByText('USDT account', { exact: true }).click()
  await wallet.getByRole('button', { name: 'Deposit USDT' }).click()
  await expect(page).toHaveURL(siteUrl('/transfer?screen=deposit'))
  await expect(transfer.getByRole('heading', { name: 'Deposit', level: 2 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(siteUrl('/wallet'))
  await expect(usd).toHaveAttribute('aria-selected', 'false')
})

test.describe('A refused token', () => {
  type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'sandbox' | 'events'>

  /** A transfer page whose token is refused as a withdrawal is submitted. */
  const openRefusedTransfer = async ({ page, sandbox, events }: Fixtures) => {
    const { email, token } = await sandbox.createMailbox({ password })
    await setCookies(page, { token: token ?? '' })
    await page.goto(siteUrl('/transfer?isUsd=1'))
    await events.next('tw-ready')
    await waitForHydration(page)
    const element = page.locator('tw-transfer')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('holder'))).toBeTruthy()
    await element.getByRole('button', { name: 'Withdraw' }).click()
    await element.getByRole('textbox', { name: /Amount/ }).fill('250')
    await element.getByRole('button', { name: 'Next' }).click()
    const submit = element.getByRole('button', { name: 'Withdraw 250.00 USD' })
    await submit.waitFor()
    await sandbox.addFault(token ?? '', { kind: 'code', code: 50008, times: 9 })
    await submit.click()
    const prompt = page.locator('tw-account')
    await expect(prompt.getByText('Signed out, can cancel or sign in again.')).toBeVisible()
    // Only one dialog is visible at a time.
    const around = page.locator('dialog').filter({ has: prompt })
    await expect(around).toHaveCSS('opacity', '0')
    const signIn = async (account: string) => {
      await prompt.getByRole('button', { name: 'Sign in again' }).click()
      await expect(around).toHaveCSS('opacity', '1')
      const email = prompt.getByRole('textbox', { name: 'E-mail' })
      await expect(email).toBeFocused()
      await email.fill(account)
      await prompt.getByLabel('Password', { exact: true }).fill(password)
      await prompt.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(prompt).toHaveCount(0)
    }
    return { email, submit, element, prompt, signIn }
  }

  test('leads to a sign-in over the page, after which the transfer continues', async ({
    page,
    sandbox,
    events,
    problems,
  }) => {
    problems.expect(/Failed to load resource/)
    const { email, submit, signIn } = await openRefusedTransfer({ page, sandbox, events })
    // Until sign-in, another person at the device can read nothing.
    await expect(submit).toHaveCount(0)
    expect(await siteAxeViolations(page)).toEqual([])
    await signIn(email)
    await expect(page).toHaveURL(siteUrl('/transfer?isUsd=1'))
    expect((await events.next('tw-success')).detail).toEqual({ kind: 'signed-in' })
    await submit.click()
    expect((await events.next('tw-success')).detail.amount).toBe('250')
  })

  test('shows nothing of one person to another', async ({ page, sandbox, events, problems }) => {
    problems.expect(/Failed to load resource/)
    const { element, submit, signIn } = await openRefusedTransfer({ page, sandbox, events })
    const { email } = await sandbox.createMailbox({ password, usd: '4321' })
    await signIn(email)
    await expect(element.getByText('4,321')).toBeVisible()
    await expect(submit).toHaveCount(0)
  })

  // `use-holder.test.tsx` has it in short.
  const cancelled = 'leads home if the sign-in is cancelled'
  test(cancelled, fullOnly, async ({ page, sandbox, events, problems }) => {
    problems.expect(/Failed to load resource/)
    const { prompt } = await openRefusedTransfer({ page, sandbox, events })
    await prompt.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(siteUrl('/'))
    const notice = page.locator('.notice-area')
    await expect(notice).toContainText('Sign in again to continue.')
    await notice.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(siteUrl('/login?to=%2Ftransfer%3FisUsd%3D1'))
  })
})

// `use-holder.test.tsx` has the way there, and `wallet/Page.test.tsx` the way back.
const wayBack = 'the page of the bank account leads back to the withdrawal that needs one'
test(wayBack, fullOnly, async ({ page, sandbox, events }) => {
  await setCookies(page, { token: await sandbox.createAccount({ card: null }) })
  await page.goto(siteUrl('/transfer?isUsd=1', 'ja'))
  await events.next('tw-ready')
  const transfer = page.locator('tw-transfer')
  await transfer.getByRole('button', { name: '出金', exact: true }).click()
  await transfer.getByRole('button', { name: '出金先口座を登録' }).click()
  const query = 'to=%2Ftransfer%3FisUsd%3D1%26screen%3Dwithdraw'
  await expect(page).toHaveURL(siteUrl(`/bindCard?${query}`, 'ja'))
  await expect(page.locator('tw-wallet')).toBeVisible()
  await waitForHydration(page)
  await page.locator('tw-wallet').getByRole('button', { name: '戻る' }).click()
  await expect(page).toHaveURL(siteUrl('/transfer?isUsd=1&screen=withdraw', 'ja'))
  await expect(transfer.getByRole('heading', { name: '出金', level: 2 })).toBeVisible()
})

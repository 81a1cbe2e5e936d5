import { orderArrivalMs } from '../../shared/limits.ts'
import { faults } from '../support/faults.ts'
import { holdBack } from '../support/hold-back.ts'
import { withEachMotion } from '../support/motion.ts'
import { passTime } from '../support/pass-time.ts'
import type { Account, Fault, Sandbox } from '../support/sandbox.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectToastWithin } from '../support/visual.ts'
import { walletPage } from './page.ts'

type WalletPage = ReturnType<typeof walletPage>

// Unit tests have each error of each call; the short run has a transfer offline.
const isInShortRun = false

/** A screen that loads data: how to reach it, its call, and what it shows in the end. */
interface LoadingScreen {
  readonly name: string
  readonly buttons: readonly string[]
  readonly call: NonNullable<Fault['call']>
  content(it: WalletPage): ReturnType<WalletPage['text']>
}

const screens: readonly LoadingScreen[] = [
  {
    name: 'the history',
    buttons: ['History'],
    call: 'getHistory',
    content: (it) => it.text('There are no records yet.'),
  },
  {
    name: 'the bank account',
    buttons: ['Bank account'],
    call: 'getBankCard',
    content: (it) => it.text('Bank account added'),
  },
  {
    name: 'the balance of a transfer to a friend',
    buttons: ['Send', 'To a friend'],
    call: 'getWalletHomePage',
    content: (it) => it.button('Max'),
  },
]

/** An order that moves money: how to get to its review, and what is shown while it is unknown. */
interface OrderCase {
  readonly name: string
  readonly call: NonNullable<Fault['call']>
  readonly path: string
  review(it: WalletPage, friend: string): Promise<void>
  readonly confirm: string
  /** A fact of the review. */
  readonly fact: readonly [label: string, value: RegExp]
  readonly unknown: string
  readonly notReceived: string
  readonly refused: string
  readonly done: string
  /** Whether it can be sent again after its check; a rate has expired by then. */
  readonly isRepeatable: boolean
}

const reviewTransfer = async (it: WalletPage, friend: string) => {
  await it.click('Send', 'To a friend')
  await it.textbox('Friend’s account').fill(friend)
  await it.textbox('Amount').fill('80')
  await it.click('Next')
  await it.consent.check()
}

const orders: readonly OrderCase[] = [
  {
    name: 'a transfer to a friend',
    call: 'transferToFriend',
    path: '/transferToFriend',
    review: reviewTransfer,
    confirm: 'Send 80.00 USD',
    fact: ['Your friend receives', /^80\.00\s*USD$/],
    unknown: 'We do not know yet whether your transfer went through',
    notReceived: 'We did not receive your transfer',
    refused: 'Your transfer was not accepted',
    done: 'Sent to your friend',
    isRepeatable: true,
  },
  {
    name: 'a conversion',
    call: 'convert',
    path: '/convert',
    async review(it) {
      await it.element.getByText('USDT account', { exact: true }).click()
      await it.click('Convert')
      await it.textbox('You send').fill('100')
      await it.click('Next')
    },
    confirm: 'Convert 100.00 USDT',
    fact: ['Debited from your wallet', /^100\.00\s*USDT$/],
    unknown: 'We do not know yet whether your USDT was converted',
    notReceived: 'We did not receive your conversion',
    refused: 'Your conversion was not accepted',
    done: 'Converted to USD',
    isRepeatable: false,
  },
]

/** The kinds of the records in the history of an account, from the server. */
const recordsOf = async (sandbox: Sandbox, token: string): Promise<readonly string[]> => {
  const path = '/api/mob/trade/wallet-entity/getHistory?type=TRANSFER'
  const answer = await fetch(sandbox.url + path, { headers: { token } })
  const { data } = (await answer.json()) as { data: { list: { type: string }[] } }
  return data.list.map(({ type }) => type)
}

const attributesOf = (token: string) => ({ token, 'is-usd': true })
const account: Account = { usd: '200', usdt: '200' }

for (const { name, buttons, call, content } of screens) {
  for (const { errorText, ...fault } of faults) {
    test(
      `${fault.kind} fails ${name}: a message is shown, and Try again loads the data`,
      fullUnless(isInShortRun),
      async ({ embed, events, sandbox }) => {
        const token = await sandbox.createAccount(account)
        const { element } = await embed('tw-wallet', { attributes: attributesOf(token) })
        const it = walletPage(element)
        await it.click(...buttons.slice(0, -1))
        await sandbox.addFault(token, { ...fault, call, times: 'forever' })
        // The screen loads again what the hub has shown.
        await it.click(...buttons.slice(-1))
        const notice = element
          .locator('.tw-notice')
          .filter({ hasText: 'This information could not be loaded' })
        await expect(notice).toBeVisible()
        expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
        await sandbox.clearFaults(token)
        await notice.getByRole('button', { name: 'Try again' }).click()
        await expect(content(it)).toBeVisible()
        await expect(notice).toHaveCount(0)
      },
    )
  }
}

for (const order of orders) {
  for (const { errorText, ...fault } of faults) {
    const isUnknown = fault.kind !== 'code'
    test(
      `${fault.kind} fails ${order.name}: ${isUnknown ? 'it is unknown until a status check' : 'it is refused, and the review stays'}`,
      fullUnless(isInShortRun),
      async ({ embed, events, page, sandbox }) => {
        const { email } = await sandbox.createMailbox({ name: 'Second Friend' })
        const token = await sandbox.createAccount(account)
        const { element } = await embed('tw-wallet', { attributes: attributesOf(token) })
        const it = walletPage(element)
        await order.review(it, email)
        await sandbox.addFault(token, { ...fault, call: order.call, times: 'forever' })
        await expectToastWithin(element, errorText, () => it.click(order.confirm))
        expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
        await sandbox.clearFaults(token)
        if (!isUnknown) {
          await expect(it.text(order.refused)).toBeVisible()
          await expect(it.fact(order.fact[0])).toHaveText(order.fact[1])
          await it.click(order.confirm)
        } else {
          await expect(it.text(order.unknown)).toBeVisible()
          // Until then, the request may still arrive.
          await passTime(page, orderArrivalMs)
          await it.click('Check status')
          await expect(it.text(order.notReceived)).toBeVisible()
          if (!order.isRepeatable) {
            await expect(it.button('Send again')).toHaveCount(0)
            expect(await recordsOf(sandbox, token)).toEqual([])
            return
          }
          await it.click('Send again')
        }
        await expect(it.text(order.done)).toBeVisible()
        expect(await recordsOf(sandbox, token)).toEqual(['TRANSFER'])
      },
    )
  }

  for (const { errorText: _, ...fault } of faults.filter(({ kind }) => kind !== 'code')) {
    test(
      `${fault.kind} loses the answer to ${order.name}: the status check finds it, once`,
      fullUnless(isInShortRun),
      async ({ embed, sandbox }) => {
        const { email } = await sandbox.createMailbox({ name: 'Second Friend' })
        const token = await sandbox.createAccount(account)
        const { element } = await embed('tw-wallet', { attributes: attributesOf(token) })
        const it = walletPage(element)
        await order.review(it, email)
        const call = { call: order.call, when: 'after', times: 'forever' } as const
        await sandbox.addFault(token, { ...fault, ...call })
        await it.click(order.confirm, 'Check status')
        await expect(it.text(order.done)).toBeVisible()
        expect(await recordsOf(sandbox, token)).toEqual(['TRANSFER'])
        // Browsers repeat a request on a connection that was reset; only its key protects.
        const keys = (await sandbox.calls(token, order.path)).map((each) => each.idempotencyKey)
        expect(new Set(keys).size).toBe(1)
      },
    )
  }
}

test('Offline, a transfer to a friend says that nothing was sent, keeps form and consent, and is sent once the browser is online', async ({
  context,
  embed,
  problems,
  sandbox,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const { email } = await sandbox.createMailbox({ name: 'Second Friend' })
  const token = await sandbox.createAccount(account)
  const { element } = await embed('tw-wallet', { attributes: attributesOf(token) })
  const it = walletPage(element)
  await it.click('Send', 'To a friend')
  await it.textbox('Friend’s account').fill(email)
  await it.textbox('Amount').fill('80')
  await expect(it.button('Max')).toBeVisible()
  await context.setOffline(true)
  await expectToastWithin(element, 'Network Error', () => it.click('Next'))
  await expect(it.textbox('Friend’s account')).toHaveValue(email)
  await expect(it.textbox('Amount')).toHaveValue('80.00')
  await context.setOffline(false)
  await it.click('Next')
  await it.consent.check()
  await context.setOffline(true)
  await expectToastWithin(element, 'Network Error', () => it.click('Send 80.00 USD'))
  await expect(it.text('The fee could not be checked')).toBeVisible()
  await expect(it.text('We sent nothing. Your balance is unchanged.')).toBeVisible()
  await expect(it.consent).toBeChecked()
  await context.setOffline(false)
  await it.click('Send 80.00 USD')
  await expect(it.text('Sent to your friend')).toBeVisible()
  expect(await sandbox.calls(token, '/transferToFriend')).toHaveLength(1)
})

withEachMotion(test, ({ title, expectAnimatedWait }) => {
  test(
    title,
    // The tests of `<tw-transfer>` cover the same style sheets.
    fullOnly,
    async ({ embed, page, sandbox }) => {
      const letBalanceThrough = await holdBack(page, '**/getWalletHomePage')
      const letTransferThrough = await holdBack(page, '**/transferToFriend')
      const { email } = await sandbox.createMailbox({ name: 'Second Friend' })
      const token = await sandbox.createAccount(account)
      const attributes = attributesOf(token)
      const { element } = await embed('tw-wallet', { attributes, waitForReady: false })
      const it = walletPage(element)
      await expect(element.locator('.tw-skeleton').first()).toBeVisible()
      await expectAnimatedWait(element)
      letBalanceThrough()
      await reviewTransfer(it, email)
      await it.click('Send 80.00 USD')
      await expect(element.locator('.tw-spinner')).toBeVisible()
      await expectAnimatedWait(element)
      letTransferThrough()
      await expect(it.text('Sent to your friend')).toBeVisible()
    },
  )
})

test(
  'In forced colours the chosen account, the chosen kind of record and the focus are visible',
  fullOnly,
  async ({ embed, page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const { element } = await embed('tw-wallet')
    const radio = (name: string) =>
      element
        .getByRole('radio', { name, exact: true })
        .or(element.getByRole('tab', { name, exact: true }))
    /** Border and colours of a tab, or of a radio and of the label around it. */
    const looksOf = (name: string) =>
      radio(name).evaluate((radio) =>
        [radio, radio.closest('label') ?? radio, radio.nextElementSibling ?? radio].map((part) => {
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(part)
          return [backgroundColor, borderTopColor, borderTopWidth]
        }),
      )
    const hasRing = (name: string) =>
      radio(name).evaluate((radio) =>
        [radio, radio.closest('label') ?? radio, radio.nextElementSibling ?? radio].some(
          (part) => getComputedStyle(part).outlineStyle === 'solid',
        ),
      )
    expect(await looksOf('USDT account')).not.toEqual(await looksOf('USD account'))
    await radio('USDT account').focus()
    await page.keyboard.press('ArrowUp')
    expect(await hasRing('USD account')).toBe(true)
    expect(await hasRing('USDT account')).toBe(false)
    await element.getByRole('button', { name: 'History', exact: true }).click()
    await expect(radio('All')).toBeChecked()
    expect(await looksOf('All')).not.toEqual(await looksOf('Deposits'))
    await radio('All').focus()
    await page.keyboard.press('ArrowRight')
    expect(await hasRing('Deposits')).toBe(true)
  },
)

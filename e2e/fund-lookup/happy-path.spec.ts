import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConsoleMessage } from '@playwright/test'
import { boxOf } from '../support/box.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullOnly } from '../support/short-run.ts'
import {
  callsTo,
  expect,
  fundLookupPage,
  holdCalls,
  type Opened,
  paths,
  test,
  wakeAfter,
} from './page.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

/** The balances of an account in the ledger, as its owner's wallet gets them. */
const ledgerOf = async (sandbox: Sandbox, token = '') => {
  const path = '/api/mob/trade/wallet-entity/getWalletHomePage'
  const answer = await fetch(sandbox.url + path, { headers: { token } })
  const { data } = (await answer.json()) as {
    data: { item: { amount: string; cryptoAmount: string } }
  }
  return data.item
}

/** An account as the control page of the sandbox lists it. */
const listedAccount = async (sandbox: Sandbox, email: string) => {
  const query = new URLSearchParams({ search: email })
  const answer = await fetch(`${sandbox.url}/sandbox/api/accounts?${query}`)
  const { accounts } = (await answer.json()) as {
    accounts: readonly { email: string; walletNumber: string }[]
  }
  const found = accounts.find((account) => account.email === email)
  if (!found) throw new Error(`No account has the address ${email}`)
  return found
}

/** Requests a withdrawal of USD; returns its order number. */
const withdraw = async (sandbox: Sandbox, token = '', amount: string): Promise<string> => {
  const answer = await fetch(`${sandbox.url}/api/mob/trade/wallet-entity/transfer`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({
      amount,
      proveImage: '',
      remark: '',
      transferWay: 'WIRE',
      type: 'WITHDRAW',
    }),
  })
  const { data } = (await answer.json()) as { data: { item: { orderNumber: string } } }
  return data.item.orderNumber
}

/** The mails sent to an address, newest first. */
const mailsTo = async (sandbox: Sandbox, email: string) => {
  const query = new URLSearchParams({ to: email })
  const answer = await fetch(`${sandbox.url}/sandbox/api/inbox?${query}`)
  const { mails } = (await answer.json()) as {
    mails: readonly { subject: string; text: string }[]
  }
  return mails
}

test('The code from the mail opens the value, with the specified texts and the figures of the ledger', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  const it = await open({ account: { usd: '1284530.25', usdt: '42.000001' } })
  await page.clock.setFixedTime('2026-03-04T05:06:07Z')
  await expect(it.title).toHaveText('Access Trust Funds')
  await expect(it.text('Please enter your email address to query')).toBeVisible()
  await it.address.fill(it.email)
  await it.expectToast('Email sent successfully.', () => it.click('Next'))
  await expect(it.title).toHaveText('Please verify your email')
  await expect(it.sentNotice(it.email)).toHaveText(
    `We've sent a code to ${it.email}, please enter the code below.`,
  )
  const code = await sandbox.codeFor(it.email)
  const mails = await mailsTo(sandbox, it.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).not.toMatch(/\d/)
  await it.typeCode(code)

  await expect(it.title).toHaveText('Net Asset Value of Custody')
  expect(await ledgerOf(sandbox, it.token)).toMatchObject({
    amount: '1284530.25',
    cryptoAmount: '42.000001',
  })
  await expect(it.fact('USD Net Value')).toHaveText('1,284,530.2500 USD')
  await expect(it.fact('USDT Net Value')).toHaveText('42.000001 USDT')
  const { walletNumber } = await listedAccount(sandbox, it.email)
  expect(walletNumber).toMatch(/^W\d+$/)
  await expect(it.fact('Wallet Number')).toHaveText(walletNumber)
  // In the reader's time zone.
  await expect(it.fact('Query Time')).toHaveText('03/04/2026 14:06:07')

  expect((await events.all()).map(({ type, detail }) => [type, detail])).toEqual([
    ['tw-ready', {}],
    ['tw-step', { step: 'CODE', title: 'Please verify your email', canGoBack: true }],
    ['tw-step', { step: 'VALUE', title: 'Net Asset Value of Custody', canGoBack: true }],
    ['tw-success', { kind: 'lookup' }],
  ])
  const calls = (await sandbox.calls(it.caller)).map(({ method, path }) => `${method} ${path}`)
  const inPath = encodeURIComponent(it.email)
  expect(calls).toEqual([
    `POST /api/web/common/email/sendCode/${inPath}`,
    expect.stringContaining(`POST /api/web/common/email/checkEmailCode/${inPath}/`),
    'GET /api/web/trade/wallet/getBalanceInWeb',
  ])
})

test.describe('The value', () => {
  // In the short run: `actions.test.ts`; held money in the tests of the sandbox.
  test(
    'includes held money, and is stale after five minutes, also in a suspended tab, until Refresh',
    fullOnly,
    async ({ open, page, sandbox }) => {
      await page.clock.install()
      const it = await open({ account: { usd: '1000' } })
      const order = await withdraw(sandbox, it.token, '150')
      await it.goToValue()
      await expect(it.fact('USD Net Value')).toHaveText('1,000.0000 USD')
      const queriedAt = await it.fact('Query Time').textContent()
      const fresh = 'The figures change as trades settle.'
      const old = 'These figures may be out of date. Refresh to see the latest.'
      await expect(it.freshness).toHaveText(fresh)
      await expect(it.freshness).toHaveAttribute('role', 'status')
      await sandbox.review(order, 'BROKER', 'approve')
      await sandbox.review(order, 'CLEARING', 'approve')
      const { amount } = await ledgerOf(sandbox, it.token)
      expect(Number(amount)).toBeLessThanOrEqual(850)
      await page.clock.runFor(4 * 60_000)
      await expect(it.freshness).toHaveText(fresh)
      await page.clock.runFor(61_000)
      await expect(it.freshness).toHaveText(old)
      await it.expectToast('Refreshed', () => it.click('Refresh'))
      await expect(it.freshness).toHaveText(fresh)
      await expect(it.fact('USD Net Value')).toHaveText(`${Number(amount).toFixed(4)} USD`)
      await expect(it.fact('Query Time')).not.toHaveText(queriedAt ?? '')
      await expect(it.title).toHaveText('Net Asset Value of Custody')
      await wakeAfter(page, 6 * 60_000)
      await expect(it.freshness).toHaveText(old)
    },
  )

  test('can be hidden, also from a screen reader and after a refresh; its wallet number can be copied', async ({
    open,
    page,
  }) => {
    const it = await open({ account: { usd: '777.7', usdt: '33.3' } })
    await it.goToValue()
    await it.expectToast('Success', () => it.click('Copy Wallet Number'))
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await it.fact('Wallet Number').textContent())
    await it.click('Hide figures')
    for (const label of ['USD Net Value', 'USDT Net Value']) {
      expect(await it.fact(label).ariaSnapshot()).toMatch(/^- definition: Hidden[^\d]*$/)
      await expect(it.fact(label).locator('.tw-money')).toBeHidden()
    }
    await it.expectToast('Refreshed', () => it.click('Refresh'))
    await expect(it.fact('USD Net Value').locator('.tw-money')).toBeHidden()
    await expect(it.button('Show figures')).toBeVisible()
    await it.click('Show figures')
    await expect(it.fact('USD Net Value')).toMatchAriaSnapshot('- definition: 777.7000 USD')
    await expect(it.fact('USDT Net Value').locator('.tw-money')).toBeVisible()
  })
})

// In the short run: `actions.test.ts` and `model.dom.test.ts`; by keyboard in `a11y.spec.ts`.
test(
  'Prev leads to step 0, which keeps its address; code, token and value are gone',
  fullOnly,
  async ({ open, sandbox, events }) => {
    const it = await open()
    const code = await it.goToCode()
    await test.step('from the code', async () => {
      await it.typeCode('123')
      await it.click('Prev')
      await expect(it.title).toHaveText('Access Trust Funds')
      await expect(it.address).toHaveValue(it.email)
      await it.click('Next')
      await expect(it.code).toHaveValue('')
      expect((await events.all('tw-step')).map(({ detail }) => detail.step)).toEqual([
        'CODE',
        'EMAIL',
        'CODE',
      ])
    })
    await test.step('from the value', async () => {
      await it.typeCode(code)
      const number = (await it.fact('Wallet Number').textContent()) ?? ''
      await it.click('Prev')
      await expect(it.title).toHaveText('Access Trust Funds')
      await expect(it.address).toHaveValue(it.email)
      expect(await it.element.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML)).not.toContain(
        number,
      )
      await it.click('Next')
      await expect(it.code).toHaveValue('')
      // The code was valid once.
      await it.expectToast('Enter valid code.', () => it.typeCode(code))
      await expect(it.title).toHaveText('Please verify your email')
      expect(await callsTo(sandbox, it.email, 'getBalanceInWeb')).toHaveLength(1)
      expect(await events.all('tw-success')).toHaveLength(1)
    })
  },
)

test.describe('An address', () => {
  test('is required and valid before anything is sent', async ({ open, page, context }) => {
    const it = await open()
    const requests: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('/api/')) requests.push(request.url())
    })
    for (const [typed, error] of [
      ['', 'Required.'],
      ['holder@localhost', 'Please enter a valid email'],
      // An attempt to inject a mail header.
      ['a@example.com\u2028Bcc: b@example.com', 'Please enter a valid email'],
    ] as const) {
      await it.address.fill(typed)
      await it.click('Next')
      await expect(it.alert, typed).toHaveText(error)
      await expect(it.address).toBeFocused()
      await expect(it.address).toHaveAttribute('aria-invalid', 'true')
      await expect(it.address).toHaveAccessibleErrorMessage('')
      await expect(it.address).toHaveAccessibleDescription(new RegExp(error))
      // New input clears the error.
      await page.keyboard.press('End')
      await page.keyboard.type('x')
      await expect(it.alert).toHaveCount(0)
    }
    // A field joins pasted lines into one, which is no address.
    await page.evaluate(() => navigator.clipboard.writeText('a@example.com\r\nBcc: b@example.com'))
    await it.address.fill('')
    await page.keyboard.press('Control+V')
    await expect(it.address).not.toHaveValue('')
    await it.click('Next')
    await expect(it.alert).toHaveText('Please enter a valid email')
    await expect(it.title).toHaveText('Access Trust Funds')
    expect(requests).toEqual([])
  })

  test('with blanks around it, in full-width characters or in another script reaches its mailbox', async ({
    open,
    sandbox,
  }) => {
    const it = await open()
    const id = crypto.randomUUID().slice(0, 13)
    for (const [typed, email] of [
      [` \u3000Ｗ${id}＠例え。テスト\u200b `, `W${id}@例え.テスト`],
      [`信託.o'brien+${id}/2#?@信託.台灣`, `信託.o'brien+${id}/2#?@信託.台灣`],
    ] as const) {
      await sandbox.createAccount({ email, usd: '321' })
      await it.sendCodeTo(typed)
      await expect(it.sentNotice(email)).toBeVisible()
      await it.typeCode(await sandbox.codeFor(email))
      await expect(it.fact('USD Net Value')).toHaveText('321.0000 USD')
      await it.click('Prev')
      await expect(it.address).toHaveValue(typed)
    }
  })

  test('without a wallet is answered like any other, and is Not Found only after a right code', async ({
    open,
    page,
    sandbox,
    events,
  }) => {
    await page.clock.install()
    const it = await open()
    // The clock stops, because the compared texts include countdowns and toasts.
    await page.clock.pauseAt(Date.now() + 60_000)
    const unknownEmail = (await sandbox.createMailbox(null)).email
    const answers: unknown[] = []
    const shown: string[] = []
    for (const email of [it.email, unknownEmail]) {
      const responsePromise = page.waitForResponse(paths.sendEmailCode)
      await it.address.fill(email)
      await it.expectToast('Email sent successfully.', () => it.click('Next'))
      const response = await responsePromise
      const { date: _, ...headers } = response.headers()
      answers.push([response.status(), headers, await response.text()])
      await expect(it.code).toBeFocused()
      shown.push((await it.element.ariaSnapshot()).replaceAll(email, '…').replace(/\d+s/, 's'))
      if (email !== unknownEmail) await it.click('Prev')
    }
    expect(answers[1]).toEqual(answers[0])
    expect(shown[1]).toBe(shown[0])

    const code = await sandbox.codeFor(unknownEmail)
    await it.expectToast('Not Found', () => it.typeCode(code))
    expect((await events.next('tw-error')).detail).toEqual({
      kind: 'not-found',
      message: 'Not Found',
    })
    await expect(it.title).toHaveText('Please verify your email')
    await expect(it.notice).toContainText('Not Found')
    expect(await events.all('tw-success')).toEqual([])
    expect((await events.all('tw-step')).at(-1)?.detail.step).toBe('CODE')
    // Another address can be tried.
    await it.click('Prev')
    await it.sendCodeTo(it.email)
    await expect(it.notice).toHaveCount(0)
    await it.typeCode(await sandbox.codeFor(it.email))
    await expect(it.fact('USD Net Value')).toHaveText('1,000.0000 USD')
  })
})

test('Repeated presses send, check and refresh once on a slow network; each wait and its end are announced', async ({
  open,
  page,
  sandbox,
}) => {
  const it = await open()
  const status = it.element.getByRole('status')
  /** Presses everything repeatedly while the answer is pending. */
  const pressRepeatedly = async (name: string, field?: 'address' | 'code') => {
    const button = it.element.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    const { x, y, width, height } = await boxOf(button)
    await page.mouse.dblclick(x + width / 2, y + height / 2)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    if (!field) return
    await it[field].focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }

  const letSendThrough = await holdCalls(page, 'sendEmailCode')
  await it.address.fill(it.email)
  await page.keyboard.press('Enter')
  await expect(status.filter({ hasText: 'Sending' })).toHaveCount(1)
  await pressRepeatedly('Next', 'address')
  await it.expectToast('Email sent successfully.', async () => letSendThrough())
  const letCheckThrough = await holdCalls(page, 'checkEmailCode')
  await expect(it.code).toBeFocused()
  const code = await sandbox.codeFor(it.email)
  await it.typeCode(code.slice(0, 5))
  await expect(it.button('Next')).not.toHaveAttribute('aria-disabled', 'true')
  expect(await callsTo(sandbox, it.email, 'checkEmailCode')).toEqual([])
  await page.keyboard.type(code.slice(5))
  await expect(status.filter({ hasText: 'Checking' })).toHaveCount(1)
  // The code cannot be changed meanwhile.
  await expect(it.code).toHaveJSProperty('readOnly', true)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(it.code).toHaveValue(code)
  await expect(it.code).toBeFocused()
  await pressRepeatedly('Next', 'code')
  letCheckThrough()
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  await expect(it.title).toBeFocused()
  const letRefreshThrough = await holdCalls(page, 'getBalanceInWeb')
  await it.click('Refresh')
  await expect(status.filter({ hasText: 'Refreshing' })).toHaveCount(1)
  await pressRepeatedly('Refresh')
  const refreshed = status.filter({ hasText: 'Refreshed' })
  await Promise.all([refreshed.waitFor(), letRefreshThrough()])

  const counts = async () => {
    const names = ['sendEmailCode', 'checkEmailCode', 'getBalanceInWeb'] as const
    const calls = await Promise.all(names.map((name) => callsTo(sandbox, it.email, name)))
    return calls.map(({ length }) => length)
  }
  expect(await counts()).toEqual([1, 1, 2])
  await sandbox.addFault(it.caller, { call: 'getBalanceInWeb', kind: 'http500' })
  const failed = it.element.getByRole('alert').filter({ hasText: 'Unknown Error' })
  // It is only heard: a notice on the screen says the same.
  await Promise.all([failed.waitFor({ state: 'attached' }), it.click('Refresh')])
})

/** Every place in which a page, its scripts or its server could find a secret. */
const readablePlaces = async (
  it: Opened,
  consoleTexts: readonly string[],
  events: readonly unknown[],
) => {
  const { page } = it
  const inPage = await it.element.evaluate(async (element) => ({
    url: location.href,
    history: JSON.stringify(history.state),
    session: JSON.stringify(sessionStorage),
    local: JSON.stringify(localStorage),
    cookies: document.cookie,
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    name: window.name,
    title: document.title,
    document: document.documentElement.outerHTML,
    shadow: element.shadowRoot?.innerHTML ?? '',
    fields: [...(element.shadowRoot?.querySelectorAll('input') ?? [])].map((f) => f.value).join(),
    resources: performance
      .getEntries()
      .map(({ name }) => name)
      .join(),
  }))
  const cookies = JSON.stringify(await page.context().cookies())
  return {
    ...inPage,
    jar: cookies,
    consoleTexts: consoleTexts.join(),
    events: JSON.stringify(events),
  }
}

/** Whether a text can be reached from the element through properties. */
const isReachable = (it: Opened, text: string): Promise<boolean> =>
  it.element.evaluate((element, text) => {
    const visited = new Set<unknown>([window, document])
    const stack: unknown[] = [element, element.shadowRoot]
    while (stack.length > 0) {
      const value = stack.pop()
      if (typeof value === 'string' && value.includes(text)) return true
      if (value === null || !['object', 'function'].includes(typeof value)) continue
      if (visited.has(value)) continue
      visited.add(value)
      if (value instanceof Map) stack.push(...value.keys(), ...value.values())
      if (value instanceof Node) stack.push(...value.childNodes)
      for (const key of Reflect.ownKeys(value as object)) {
        try {
          stack.push(Reflect.get(value as object, key))
        } catch {
          // A getter that needs another `this`.
        }
      }
    }
    return false
  }, text)

test('The token of a code stays in memory: not in storage, document, events, console or URLs', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  const consoleTexts: string[] = []
  page.on('console', (message: ConsoleMessage) => consoleTexts.push(message.text()))
  const it = await open()
  const responsePromise = page.waitForResponse(paths.checkEmailCode)
  const requestPromise = page.waitForRequest(paths.getBalanceInWeb)
  const code = await it.goToCode()
  await sandbox.addFault(it.caller, { call: 'getBalanceInWeb', kind: 'http500' })
  await it.typeCode(code)
  const { data } = (await (await responsePromise).json()) as { data: { token: string } }
  expect(data.token).toMatch(/^.{32,}$/)
  expect((await (await requestPromise).allHeaders())['otp-token']).toBe(data.token)
  // Between the two calls the token is kept, but is not reachable; the code is.
  await expect(it.notice).toBeVisible()
  expect(await isReachable(it, code)).toBe(true)
  expect(await isReachable(it, data.token)).toBe(false)
  await it.click('Next')
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  await it.click('Refresh')
  await it.click('Hide figures')

  const number = (await it.fact('Wallet Number').textContent()) ?? ''
  const places = await readablePlaces(it, consoleTexts, await events.all())
  for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(data.token)
  // The search itself works: it finds what is there.
  expect(places.shadow).toContain(number)
  expect(places.resources).toContain('/getBalanceInWeb')
  expect(await isReachable(it, number)).toBe(true)
  expect(await isReachable(it, data.token)).toBe(false)
  // Only a time is kept, for a reload.
  expect(places.session).toMatch(/^\{"tw-fund-lookup:[^"@]+":"\d+"\}$/)
  expect(places.session).not.toContain(it.email.split('@')[0])
  expect([places.local, places.cookies]).toEqual(['{}', ''])
  // Address, code and figures do not leave the element either.
  const { session, local, events: all, url, document, cookies } = places
  for (const place of [session, local, all, url, document, cookies]) {
    for (const secret of [it.email, code, number, '1,000']) expect(place).not.toContain(secret)
  }
})

test('A step that opens while the person types elsewhere on the page does not take the focus', async ({
  open,
  page,
}) => {
  const it = await open({ body: '<input aria-label="Of the host page">' })
  const letThrough = await holdCalls(page, 'sendEmailCode')
  await it.address.fill(it.email)
  await it.click('Next')
  const field = page.getByRole('textbox', { name: 'Of the host page' })
  await field.pressSequentially('first half, ')
  letThrough()
  await expect(it.code).toBeVisible()
  await page.keyboard.type('second half')
  await expect(field).toHaveValue('first half, second half')
  await expect(it.code).toHaveValue('')
})

// In the short run: two other elements in `document.spec.ts`.
test(
  'Two elements on a page look up two mailboxes, and neither shows the value of the other',
  fullOnly,
  async ({ host, page, sandbox, events }) => {
    const ids = ['first', 'second'] as const
    await host.open({
      head: scriptHtml('tw-fund-lookup'),
      body: ids.map((id) => tagHtml('tw-fund-lookup', { id })).join(''),
    })
    for (const _ of ids) await events.next('tw-ready')
    const boxes = await Promise.all(['111', '222'].map((usd) => sandbox.createMailbox({ usd })))
    const lookups = ids.map((id, at) => ({
      it: fundLookupPage(page.locator(`#${id}`)),
      email: boxes[at]?.email ?? '',
    }))
    for (const { it, email } of lookups) await it.sendCodeTo(email)
    for (const { it, email } of lookups) await it.typeCode(await sandbox.codeFor(email))
    for (const [at, { it }] of lookups.entries()) {
      await expect(it.fact('USD Net Value')).toHaveText(`${at ? 222 : 111}.0000 USD`)
      await it.click('Refresh')
      await expect(it.fact('USD Net Value')).toHaveText(`${at ? 222 : 111}.0000 USD`)
    }
    expect((await events.all('tw-success')).map(({ id }) => id).sort()).toEqual(['first', 'second'])
  },
)

// In the short run: the bot check of another origin below.
test(
  'An element on another origin shows the value as well',
  fullOnly,
  async ({ open, sandbox }) => {
    const it = await open({ origin: 'foreign', attributes: { 'api-base': sandbox.url } })
    await it.goToValue()
    await expect(it.fact('USD Net Value')).toHaveText('1,000.0000 USD')
    await it.expectToast('Refreshed', () => it.click('Refresh'))
  },
)

test('The header of a bot check is left out if the server of another origin does not allow it', async ({
  open,
  problems,
}) => {
  problems.expect(/bot-token|ERR_FAILED/)
  const botTokens: (string | undefined)[] = []
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'token, otp-token, content-type')
    if (request.method === 'POST') botTokens.push(request.headers['bot-token']?.toString())
    response.end(JSON.stringify({ code: 20000, success: true }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const it = await open({ attributes: { 'api-base': `http://127.0.0.1:${port}` } })
  await it.element.evaluate((element) => {
    Object.assign(element, { botCheck: async () => 'human' })
  })
  await it.sendCodeTo(it.email)
  await expect(it.code).toBeVisible()
  expect(botTokens, 'one code, sent once').toEqual([undefined])
  server.closeAllConnections()
  server.close()
})

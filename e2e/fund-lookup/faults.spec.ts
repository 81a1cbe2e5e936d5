import { faults } from '../support/faults.ts'
import { tabTo } from '../support/keyboard.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import {
  callsTo,
  expect,
  type LookupCall,
  type Opened,
  otherCode,
  paths,
  successAnswer,
  test,
} from './page.ts'

/** Section 8 of the specification: codes that show their message; those below navigate away. */
const refusals = [28005, 28020, 20001, 28003, 28010, 28000, 28100, 50009, 0] as const
const toLogin = { to: '/login', reason: 'auth' } as const
const toRoot = { to: '/', reason: 'forbidden' } as const
const navigations = [
  { code: 50008, ...toLogin },
  { code: 28006, ...toRoot },
  { status: 401, ...toRoot },
  { code: 50012, ...toLogin },
  { code: 50014, ...toLogin },
  { code: 403, ...toRoot },
] as const

/** A call: how to get to it, how to trigger it, and how to see that it succeeded. */
interface CallCase {
  readonly name: string
  readonly call: LookupCall
  /** Goes to the step that makes the call; returns the code that was sent, or an empty text. */
  prepare(it: Opened): Promise<string>
  /** Triggers the call for the first time; `code` is what `prepare` has returned. */
  trigger(it: Opened, code: string): Promise<void>
  /** Triggers the call again. */
  repeat(it: Opened): Promise<void>
  /** The title of the step that stays while the call fails. */
  readonly title: string
  /** Expects the content that stays below the error. */
  expectKept(it: Opened, code: string): Promise<void>
  /** Runs `action`, which triggers the call, and expects that the call succeeds. */
  expectSuccess(it: Opened, action: () => Promise<unknown>): Promise<void>
}

const inputKeptText = 'What you entered is still here. Try again.'
const expectCodeKept = async (it: Opened, code: string) => {
  await expect(it.code).toHaveValue(code)
  await expect(it.code).toHaveJSProperty('readOnly', false)
}
const expectValue = (it: Opened) => expect(it.fact('USD Net Value')).toHaveText('1,000.0000 USD')
const expectValueAfter = async (it: Opened, action: () => Promise<unknown>) => {
  await action()
  await expectValue(it)
}

const callCases: readonly CallCase[] = [
  {
    name: 'a send',
    call: 'sendEmailCode',
    async prepare(it) {
      await it.address.fill(it.email)
      return ''
    },
    trigger: (it) => it.click('Next'),
    repeat: (it) => it.click('Next'),
    title: 'Access Trust Funds',
    expectKept: (it) => expect(it.address).toHaveValue(it.email),
    async expectSuccess(it, action) {
      await action()
      await expect(it.code).toBeFocused()
    },
  },
  {
    name: 'a check',
    call: 'checkEmailCode',
    prepare: (it) => it.goToCode(),
    trigger: (it, code) => it.typeCode(code),
    repeat: (it) => it.click('Next'),
    title: 'Please verify your email',
    expectKept: expectCodeKept,
    expectSuccess: expectValueAfter,
  },
  {
    name: 'the first balance',
    call: 'getBalanceInWeb',
    prepare: (it) => it.goToCode(),
    trigger: (it, code) => it.typeCode(code),
    repeat: (it) => it.click('Next'),
    title: 'Please verify your email',
    expectKept: expectCodeKept,
    expectSuccess: expectValueAfter,
  },
  {
    name: 'a refresh',
    call: 'getBalanceInWeb',
    prepare: (it) => it.goToValue(),
    trigger: (it) => it.click('Refresh'),
    repeat: (it) => it.click('Refresh'),
    title: 'Net Asset Value of Custody',
    expectKept: expectValue,
    async expectSuccess(it, action) {
      await it.expectToast('Refreshed', action)
      await expectValue(it)
    },
  },
]

const isIdle = async (it: Opened) => {
  await expect(it.element.locator('.tw-frame-footer [aria-disabled=true]')).toHaveCount(0)
}

/** Expects the error text that stays longer than a toast. */
const expectErrorText = async (
  it: Opened,
  { call, title }: CallCase,
  errorText: string,
  isOpen: boolean,
) => {
  if (call === 'sendEmailCode') {
    if (errorText === 'Network Error') await expect(it.alert).toHaveText(/^No connection\./)
    return
  }
  const advice = title.startsWith('Net')
    ? 'The figures above are from your previous query.'
    : inputKeptText
  await expect(it.notice).toHaveText(errorText + (isOpen ? advice : ''))
}

const calls = (sandbox: Sandbox, it: Opened, call: LookupCall) => callsTo(sandbox, it.email, call)

/** Whether a call is tested with a row of section 8: in the short run, one call per row. */
const isTestedWith = (row: number, place: number): boolean =>
  Boolean(process.env.FULL) || row % callCases.length === place

for (const [place, callCase] of callCases.entries()) {
  const { name, call, title, prepare, trigger, repeat, expectKept, expectSuccess } = callCase

  for (const { errorText, ...fault } of faults) {
    test(
      `${fault.kind} fails ${name}: an error is shown, nothing is lost, and a retry works`,
      // In the short run also the network, at each call: the test of a browser that is offline.
      fullUnless(name === 'the first balance' && fault.kind === 'http500'),
      async ({ open, sandbox, events }) => {
        const it = await open()
        const code = await prepare(it)
        await sandbox.addFault(it.caller, { ...fault, call, times: 'forever' })
        await it.expectToast(errorText, () => trigger(it, code))
        expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
        await isIdle(it)
        await expect(it.title).toHaveText(title)
        await expectErrorText(it, callCase, errorText, fault.kind !== 'code')
        await expectKept(it, code)
        await sandbox.clearFaults(it.caller)
        expect(await events.all('tw-navigate')).toEqual([])
        await expectSuccess(it, () => repeat(it))
        await expect(it.notice).toHaveCount(0)
        if (call === 'checkEmailCode') {
          const keys = (await calls(sandbox, it, call)).map(({ idempotencyKey }) => idempotencyKey)
          expect(keys[0]).toMatch(/^[!-~]{16,}$/)
          expect(new Set(keys).size).toBe(1)
        }
        // The code is checked again, with its key, only if the token that it gave was refused.
        if (name === 'the first balance') {
          const keys = (await calls(sandbox, it, 'checkEmailCode')).map(
            ({ idempotencyKey }) => idempotencyKey,
          )
          expect(keys).toHaveLength(fault.kind === 'code' ? 2 : 1)
          expect(new Set(keys).size).toBe(1)
        }
      },
    )
  }

  const refusalTitle = `A refusal of ${name} and a timeout show an error and lose nothing; 28019 succeeds with its message`
  test(refusalTitle, fullUnless(name === 'a check'), async ({ open, sandbox, events, page }) => {
    await page.clock.install()
    const it = await open()
    const code = await prepare(it)
    let tries = 0
    const attempt = () => (tries++ ? repeat(it) : trigger(it, code))

    await test.step('codes of section 8', async () => {
      for (const refusal of refusals.filter((_, at) => isTestedWith(at, place))) {
        // Shown unchanged, and not as markup.
        const message = `<img src=x onerror=alert(1)> Code ${refusal} says <b>no</b> \u202e`
        await sandbox.addFault(it.caller, { call, kind: 'code', code: refusal, message })
        await it.expectToast(message, attempt)
        expect((await events.next('tw-error')).detail).toEqual({
          kind: 'refused',
          code: refusal,
          message,
        })
        await expect(it.element.locator('img, b')).toHaveCount(0)
        await isIdle(it)
        await expectKept(it, code)
      }
    })

    await test.step('message of a gateway with a status other than 200', async () => {
      const message = 'Closed for today'
      await sandbox.addFault(it.caller, {
        call,
        kind: 'envelope',
        status: 400,
        body: { success: false, message },
      })
      await it.expectToast(message, attempt)
      await expect(it.title).toHaveText(title)
    })

    await test.step('no answer: given up after ten seconds', async () => {
      const count = (await calls(sandbox, it, call)).length
      await sandbox.addFault(it.caller, { call, kind: 'delay', ms: 14_000, times: 1 })
      await attempt()
      await expect.poll(async () => (await calls(sandbox, it, call)).length).toBe(count + 1)
      const errorText = 'timeout of 10000 ms exceeded'
      await it.expectToast(errorText, () => page.clock.fastForward(10_000))
      await isIdle(it)
      await expect(it.title).toHaveText(title)
      await expectErrorText(it, callCase, errorText, true)
      await expectKept(it, code)
    })

    await test.step('28019', async () => {
      const item = { walletNumber: 'W1', usdBalance: '1000', usdtBalance: '1' }
      const data = {
        sendEmailCode: undefined,
        checkEmailCode: undefined,
        getBalanceInWeb: { item },
      }
      if (call === 'checkEmailCode') {
        // Keeps the token that the server has sent.
        await page.route(paths.checkEmailCode, async (route) => {
          const response = await route.fetch()
          const json = { ...(await response.json()), code: 28019, message: 'Noted in passing' }
          await route.fulfill({ response, json })
        })
      } else {
        await sandbox.addFault(it.caller, {
          call,
          kind: 'envelope',
          when: 'after',
          body: { code: 28019, success: true, message: 'Noted in passing', data: data[call] },
        })
      }
      await expectSuccess(it, () => it.expectToast('Noted in passing', attempt))
    })
    expect(await events.all('tw-navigate')).toEqual([])
  })

  for (const reason of ['refusal', 'timeout'] as const) {
    test(
      `A retry of ${name} succeeds after a ${reason}`,
      // The short run has a retry in the test of each fault.
      fullOnly,
      async ({ open, sandbox, events, page }) => {
        await page.clock.install()
        const it = await open()
        const code = await prepare(it)
        if (reason === 'refusal') {
          const message = 'Not now'
          await sandbox.addFault(it.caller, { call, kind: 'code', code: 28000, message })
          await it.expectToast(message, () => trigger(it, code))
        } else {
          const count = (await calls(sandbox, it, call)).length
          await sandbox.addFault(it.caller, { call, kind: 'delay', ms: 14_000, times: 1 })
          await trigger(it, code)
          await expect.poll(async () => (await calls(sandbox, it, call)).length).toBe(count + 1)
          await it.expectToast('timeout of 10000 ms exceeded', () => page.clock.fastForward(10_000))
        }
        await isIdle(it)
        await expectSuccess(it, () => repeat(it))
        await expect(it.notice).toHaveCount(0)
        expect(await events.all('tw-error')).toHaveLength(1)
      },
    )
  }

  const endTitle = `Codes of section 8 that navigate elsewhere end ${name} once, until the person starts again`
  test(endTitle, fullUnless(name === 'a refresh'), async ({ open, page, sandbox, events }) => {
    await page.clock.install()
    const it = await open()
    let code = ''
    const rows = navigations.filter((_, at) => isTestedWith(at, place))
    for (const [at, { to, reason, ...row }] of rows.entries()) {
      const message = 'code' in row ? 'Not you' : 'Token Error'
      const kind = 'code' in row ? 'code' : 'http500'
      if (call === 'sendEmailCode') await it.address.fill(it.email)
      else {
        await it.sendCodeTo(it.email)
        code = await sandbox.codeFor(it.email, code)
      }
      if (title.startsWith('Net')) {
        await it.typeCode(code)
        await expect(it.title).toHaveText(title)
      }
      await sandbox.addFault(it.caller, { call, kind, message, ...row })
      await it.expectToast(message, () => trigger(it, code))
      expect((await events.next('tw-navigate')).detail).toEqual({ to, reason, message })
      expect((await events.next('tw-error')).detail).toEqual({
        kind: reason,
        ...('code' in row && row),
        message,
      })
      await expect(it.text('Your code is no longer valid. Request a new one.')).toBeVisible()
      await expect(it.title).toHaveText('Start again')
      const markup = await it.element.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML)
      expect(markup).not.toMatch(/W\d{10}|1,000/)
      await tabTo(page, it.button('Try again'), { maxPresses: 12 })
      await page.keyboard.press('Enter')
      await expect(it.title).toHaveText('Access Trust Funds')
      await expect(it.address).toHaveValue(it.email)
      await tabTo(page, it.address, { maxPresses: 12 })
      expect(await events.all('tw-navigate')).toHaveLength(at + 1)
      await sandbox.forgetCodes(it.email)
      await page.clock.fastForward(60_000)
    }
  })
}

// In the short run: `actions.test.ts` and `one-time-code.test.ts`.
test(
  'A lost answer to a send, a Resend or a check loses nothing: the code works, once',
  fullOnly,
  async ({ open, page, sandbox, events }) => {
    await page.clock.install()
    const it = await open()
    await test.step('to a send: the next try leads to the code step', async () => {
      await sandbox.addFault(it.caller, { call: 'sendEmailCode', kind: 'cut', when: 'after' })
      await it.address.fill(it.email)
      await it.expectToast('Network Error', () => it.click('Next'))
      await events.next('tw-error')
      await it.click('Next')
      await expect(it.code).toBeFocused()
      await expect(it.resend).toHaveText(/Resend in \d+s/)
    })
    const first = await sandbox.codeFor(it.email)
    await test.step('to a Resend: the code step stays', async () => {
      await page.clock.fastForward(60_000)
      await sandbox.forgetCodes(it.email)
      await sandbox.addFault(it.caller, { call: 'sendEmailCode', kind: 'cut', when: 'after' })
      await it.expectToast('Network Error', () => it.resend.click())
      await events.next('tw-error')
      await expect(it.notice).toHaveText(`Network Error${inputKeptText}`)
      await expect(it.resend).toHaveText('Resend')
    })
    await test.step('to a check: it is sent again for the same code', async () => {
      const code = await sandbox.codeFor(it.email, first)
      await sandbox.addFault(it.caller, {
        call: 'checkEmailCode',
        kind: 'cut',
        when: 'after',
        times: 2,
      })
      await it.typeCode(code)
      await events.next('tw-error')
      await it.click('Next')
      await events.next('tw-error')
      // Prev does not change that.
      await it.click('Prev', 'Next')
      await it.typeCode(code)
      await expectValue(it)
      expect(await calls(sandbox, it, 'checkEmailCode')).toHaveLength(3)
      expect(await events.all('tw-success')).toHaveLength(1)
    })
  },
)

test.describe('A server that implements only the specification', () => {
  test('may send no token or item; malformed figures are not shown, long ones keep every digit', async ({
    open,
    page,
    events,
  }) => {
    const it = await open()
    const code = await it.goToCode()
    let data: unknown
    let item: unknown
    await page.route(paths.checkEmailCode, (route) => route.fulfill({ json: successAnswer(data) }))
    await page.route(paths.getBalanceInWeb, (route) => route.fulfill({ json: successAnswer(item) }))
    for (const answer of [undefined, { token: '' }]) {
      data = answer
      await it.typeCode(otherCode(code))
      expect((await events.next('tw-error')).detail).toEqual({
        kind: 'code',
        message: 'Enter valid code.',
      })
      await expect(it.codeError).toBeVisible()
      await it.code.fill('')
    }
    data = { token: 'a-token' }
    await it.typeCode(code)
    for (const answer of [{ item: null }, { item: {} }]) {
      expect((await events.next('tw-error')).detail).toEqual({
        kind: 'not-found',
        message: 'Not Found',
      })
      await expect(it.notice).toContainText('Not Found')
      item = answer
      await it.click('Next')
    }
    expect((await events.next('tw-error')).detail).toMatchObject({ message: 'Not Found' })
    item = { item: { walletNumber: 'W-7', usdBalance: 'twelve', usdtBalance: '1' } }
    await it.click('Next')
    expect((await events.next('tw-error')).detail).toMatchObject({
      kind: 'malformed',
      message: 'Unknown Error',
    })
    await isIdle(it)
    await expect(it.title).toHaveText('Please verify your email')

    for (const [action, usdBalance, usdtBalance, usd, usdt] of [
      ['Next', 12.5, null, '12.5000 USD', '– USDT'],
      [
        'Refresh',
        '999999999999999999.123456789',
        '0',
        '999,999,999,999,999,999.123456789 USD',
        '0.0000 USDT',
      ],
      ['Refresh', -1234.5, 0.00000001, '-1,234.5000 USD', '0.00000001 USDT'],
    ] as const) {
      item = { item: { walletNumber: 8820041755631094, usdBalance, usdtBalance } }
      await it.click(action)
      await expect(it.fact('USD Net Value')).toHaveText(usd)
      await expect(it.fact('USDT Net Value'), 'no zero that was not sent').toHaveText(usdt)
      await expect(it.fact('Wallet Number')).toHaveText('8820041755631094')
    }
  })
})

test.describe('Offline', () => {
  test('every step shows an error, keeps the input, and continues once the browser is online', async ({
    open,
    context,
    problems,
    sandbox,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
    const it = await open()
    /** Makes the call offline, and then online. */
    const failOfflineThenSucceed = async (
      { trigger, repeat, expectKept, expectSuccess }: CallCase,
      code = '',
    ) => {
      await context.setOffline(true)
      await it.expectToast('Network Error', () => trigger(it, code))
      await isIdle(it)
      await expectKept(it, code)
      await context.setOffline(false)
      await expectSuccess(it, () => repeat(it))
    }
    // The error text loads with the parts after the first view.
    await it.click('Next')
    await expect(it.alert).toHaveText('Required.')
    await expect(it.toasts).toBeAttached()
    const [send, check, , refresh] = callCases as readonly [CallCase, CallCase, CallCase, CallCase]
    await send.prepare(it)
    await failOfflineThenSucceed(send)
    await failOfflineThenSucceed(check, await sandbox.codeFor(it.email))
    await failOfflineThenSucceed(refresh)
    expect(await sandbox.calls(it.caller)).toHaveLength(4)
  })

  test('missing files of later steps load on another press once online, and the address is kept', async ({
    open,
    context,
    problems,
    events,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch/)
    const it = await open()
    await context.setOffline(true)
    await it.address.fill(it.email)
    for (let presses = 0; presses < 2; presses++) {
      await it.click('Next')
      await expect(it.alert).toHaveText(/^No connection\./)
      expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'network' })
      await isIdle(it)
      await expect(it.address).toBeFocused()
    }
    await context.setOffline(false)
    await it.click('Next')
    await expect(it.code).toBeFocused()
    await expect(it.sentNotice(it.email)).toBeVisible()
  })
})

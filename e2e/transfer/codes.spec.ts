import { createPerson } from '../support/person.ts'
import { fullOnly, fullUnless, isPaired } from '../support/short-run.ts'
import { expect, test, transferCalls, transfersOf } from './page.ts'

/** Section 8 of the specification, as a person and an embedder meet it at one call. */
const refusals = [28005, 28020, 20001, 28003, 28010, 28000, 28100, 50009, 0] as const
const navigations = [
  { code: 50008, to: '/login', reason: 'auth' },
  { code: 50012, to: '/login', reason: 'auth' },
  { code: 50014, to: '/login', reason: 'auth' },
  { code: 28006, to: '/', reason: 'forbidden' },
  { code: 403, to: '/', reason: 'forbidden' },
] as const

const refreshToken = (element: import('@playwright/test').Locator, token: string) =>
  element.evaluate((element, token) => {
    ;(element as HTMLElement & { refreshToken(token: string): void }).refreshToken(token)
  }, token)

/** The refusals of each test; `error-catalogue.test.ts` has every code. */
const refusalsOfTests = process.env.FULL
  ? [refusals.slice(0, 5), refusals.slice(5)]
  : [[28005, 28020, 0]]

for (const codes of refusalsOfTests) {
  test(`A refusal shows its message, both of a load and of a transfer: ${codes.join(', ')}`, async ({
    open,
    sandbox,
    events,
  }) => {
    const it = await open({ isUsd: true })
    await it.reviewUsd()
    for (const [at, code] of codes.entries()) {
      const message = `Code ${code} says no`
      for (const [place, call] of (['getBankCard', 'transfer'] as const).entries()) {
        if (!process.env.FULL && !isPaired(at, place, 2)) continue
        await sandbox.addFault(it.token, { call, kind: 'code', code, message })
        await it.expectToast(message, () => it.click('Submit'))
        expect((await events.next('tw-error')).detail).toEqual({ kind: 'refused', code, message })
      }
    }
    expect(await events.all('tw-navigate')).toEqual([])
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
  })
}

for (const { code, to, reason } of navigations) {
  test(
    `${code} navigates to ${to} once and clears the screen; a refreshed token continues the step`,
    fullUnless(code === 50008),
    async ({ open, sandbox, events }) => {
      const person = await createPerson(sandbox)
      const token = await person.signIn()
      const it = await open({ isUsd: true, attributes: { token } })
      const other = await person.signIn()
      await it.reviewUsd('175')
      await sandbox.addFault(token, { kind: 'code', code, message: 'Not you', times: 'forever' })
      await it.expectToast('Not you', () => it.click('Submit'))
      expect((await events.next('tw-navigate')).detail).toEqual({ to, reason, message: 'Not you' })
      // The error comes first, for a page that leaves on tw-navigate.
      const types = (await events.all()).map(({ type }) => type)
      expect(types.slice(-2)).toEqual(['tw-error', 'tw-navigate'])
      const title = reason === 'auth' ? 'Your session has ended' : 'The wallet cannot be opened'
      await expect(it.text(title)).toBeVisible()
      await expect(it.element.locator('input, output, dl, .tw-card, .tw-step')).toHaveCount(0)
      expect(await transferCalls(sandbox, token)).toEqual([])

      await refreshToken(it.element, other)
      await expect(it.text(title)).toHaveCount(0)
      await expect(it.fact('Debited from your wallet')).toHaveText('175.00 USD')
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
      const calls = await transferCalls(sandbox, other)
      expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ amount: '175' })])
      expect(await events.all('tw-navigate')).toHaveLength(1)
      expect(await events.all('tw-error')).toHaveLength(1)
    },
  )
}

// In the short run: `sent-once.test.ts`, and the token that a load refuses above.
test(
  'a token that the transfer call refuses navigates away once, and the form is kept',
  fullOnly,
  async ({ open, sandbox, events }) => {
    const it = await open()
    const other = await sandbox.createAccount()
    await it.reviewUsdt({ amount: '33' })
    await sandbox.addFault(it.token, {
      call: 'transfer',
      kind: 'code',
      code: 50008,
      message: 'Sign in',
      times: 'forever',
    })
    await it.click('Submit')
    expect((await events.next('tw-navigate')).detail).toMatchObject({
      to: '/login',
      reason: 'auth',
    })
    await refreshToken(it.element, other)
    await expect(it.fact('Debited from your wallet')).toHaveText('33.00 USDT')
    await it.click('Back')
    await expect(it.amount).toHaveValue('33.00')
    await it.click('Next', 'Submit')
    await expect(it.receipt).toBeVisible()
    expect(await events.all('tw-navigate')).toHaveLength(1)
  },
)

test('HTTP 401 shows Token Error and navigates to / once, whatever other calls are made', async ({
  open,
  sandbox,
  events,
}) => {
  const token = await sandbox.createAccount()
  await sandbox.addFault(token, { kind: 'http500', status: 401, times: 'forever' })
  const it = await open({ isUsd: true, attributes: { token }, waitForReady: false })
  expect((await events.next('tw-navigate')).detail).toEqual({
    to: '/',
    reason: 'forbidden',
    message: 'Token Error',
  })
  expect((await events.next('tw-error')).detail).toMatchObject({
    kind: 'forbidden',
    message: 'Token Error',
  })
  await expect(it.text('The wallet cannot be opened')).toBeVisible()
  expect(await events.all('tw-navigate')).toHaveLength(1)
})

// In the short run: `error-catalogue.test.ts` and `reporting.dom.test.ts`.
test(
  '28019 counts as success, and its message is shown',
  fullOnly,
  async ({ open, sandbox, events }) => {
    const token = await sandbox.createAccount()
    const it = await open({ isUsd: true, attributes: { token } })
    await expect(it.money('1,000.0000 USD')).toBeVisible()
    await sandbox.addFault(token, {
      call: 'getBankCard',
      kind: 'envelope',
      body: {
        code: 28019,
        success: true,
        message: 'Noted in passing',
        data: { item: { bankAccount: '4444333322221111' } },
      },
    })
    await it.expectToast('Noted in passing', () => it.click('Withdraw'))
    await expect(it.element.getByRole('status', { name: 'Bank account' })).toHaveText(/111$/)
    expect(await events.all('tw-navigate')).toEqual([])
  },
)

// In the short run: `error-catalogue.test.ts` and `unknown-outcome.test.ts`.
test(
  '28019 for a transfer shows its message, and counts as success only if success is true',
  fullOnly,
  async ({ open, sandbox, events }) => {
    const it = await open({ isUsd: true })
    for (const success of [undefined, true]) {
      await it.reviewUsd()
      await sandbox.addFault(it.token, {
        call: 'transfer',
        kind: 'envelope',
        when: 'after',
        body: { code: 28019, message: 'Noted in passing', ...(success && { success }) },
      })
      await it.expectToast('Noted in passing', () => it.click('Submit'))
      if (success) await expect(it.receipt).toBeVisible()
      else
        await expect(
          it.text('We do not know yet whether your withdrawal went through'),
        ).toBeVisible()
      expect(await events.all('tw-success')).toHaveLength(success ? 1 : 0)
      expect(await events.all('tw-error')).toEqual([])
      if (success) continue
      await it.click('Check status', 'Done')
      await events.clear()
    }
  },
)

// In the short run: `error-catalogue.test.ts` and `reporting.dom.test.ts`.
test(
  'a refusal shows message and reports msg; an HTTP error shows its message only with success false',
  fullOnly,
  async ({ open, sandbox, events }) => {
    const it = await open({ isUsd: true })
    await it.reviewUsd()
    const body = { code: 28005, message: 'For the person', msg: 'For the page' }
    await sandbox.addFault(it.token, { call: 'transfer', kind: 'envelope', body, times: 1 })
    await it.expectToast('For the person', () => it.click('Submit'))
    expect((await events.next('tw-error')).detail).toEqual({
      kind: 'refused',
      code: 28005,
      message: 'For the page',
    })
    await sandbox.addFault(it.token, {
      call: 'transfer',
      kind: 'envelope',
      status: 400,
      body: { success: false, message: 'Closed for today' },
      times: 1,
    })
    await it.expectToast('Closed for today', () => it.click('Submit'))
    await expect(it.button('Submit')).toBeVisible()
    await sandbox.addFault(it.token, {
      call: 'transfer',
      kind: 'envelope',
      status: 500,
      body: { ...body, code: 50008 },
      times: 1,
    })
    await it.expectToast('Unknown Error', () => it.click('Submit'))
    expect(await events.all('tw-navigate')).toEqual([])
  },
)

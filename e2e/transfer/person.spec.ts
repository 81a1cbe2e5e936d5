import type { Locator } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { createPerson } from '../support/person.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import {
  evmAddress,
  expect,
  paths,
  type TransferPage,
  test,
  transferCalls,
  transfersOf,
  tronAddress,
} from './page.ts'

const unknownOutcome = 'We do not know yet whether your withdrawal went through'

const setToken = (element: Locator, token: string) =>
  element.evaluate((element, token) => Object.assign(element, { token }), token)

const refreshToken = (element: Locator, token: string) =>
  element.evaluate((element, token) => {
    ;(element as HTMLElement & { refreshToken(token: string): void }).refreshToken(token)
  }, token)

/** What the storage of this page keeps of transfers. */
const storedTransfers = ({ page }: TransferPage) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('tw-')))

/** Expects that nothing that the first person saw or typed is in the document. */
const expectNoTraces = async (it: TransferPage, traces: readonly string[]) => {
  const tree = await it.element.evaluate((element) => element.shadowRoot?.innerHTML ?? '')
  // The paths of drawings contain arbitrary digits.
  const markup = tree.replace(/<svg.*?<\/svg>/gs, '')
  expect(traces.filter((trace) => markup.includes(trace))).toEqual([])
}

const alice = { usd: '7654.32', usdt: '4321.5', card: '6200000011112890' } as const
const bob = { usd: '111', usdt: '222', card: '6200000033334555' } as const
/** Balances, card, address, and the amount that is typed: as written, and as figures. */
const traces = [
  '7,654',
  '4,321',
  '890',
  '1,937',
  '1937',
  tronAddress.slice(-6),
  evmAddress.slice(-6),
]

/** Where Alice may be when she leaves. */
const places = {
  async 'a filled form'(it: TransferPage) {
    await it.reviewUsdt({ amount: '1937.25' })
    await it.click('Back')
  },
  'a review': (it: TransferPage) => it.reviewUsdt({ amount: '1937.25' }),
  async 'a transfer that may be sent again'(it: TransferPage, sandbox: Sandbox, token: string) {
    await it.reviewUsdt({ amount: '1937.25' })
    await sandbox.addFault(token, { call: 'transfer', kind: 'cut', when: 'before' })
    await it.click('Submit')
    await it.checkStatusLate()
    await expect(it.button('Send again')).toBeVisible()
    expect(await storedTransfers(it)).toHaveLength(1)
  },
  async 'a receipt'(it: TransferPage) {
    await it.reviewUsdt({ amount: '1937.25' })
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
  },
} as const

/** How the first person leaves before the token of another one is set. */
const departures = {
  'signs out': (it: TransferPage) => setToken(it.element, ''),
  async 'is refused'(it: TransferPage, sandbox: Sandbox, token: string) {
    await sandbox.addFault(token, { kind: 'code', code: 50014, message: 'Again', times: 'forever' })
    await it.element.evaluate((element) => Object.assign(element, { isUsd: true }))
  },
  'is replaced at once': undefined,
} as const

for (const [how, name] of [
  ['is refused', 'a filled form'],
  ['signs out', 'a review'],
  ['signs out', 'a transfer that may be sent again'],
  ['is replaced at once', 'a transfer that may be sent again'],
  ['is refused', 'a receipt'],
] as const) {
  const title = `The next person sees nothing of a first person who ${how} at ${name}`
  // The short run has what is read, and what is stored; `codes.spec.ts` has a token that is refused.
  const details = fullUnless(how === 'is replaced at once' || name === 'a review')
  test(title, details, async ({ open, sandbox }) => {
    const first = await sandbox.createAccount(alice)
    const it = await open({ attributes: { token: first } })
    await places[name](it, sandbox, first)
    const sent = await transferCalls(sandbox, first)
    const leave = departures[how]
    if (leave) {
      await leave(it, sandbox, first)
      await expect(
        it.element.getByText(/^(You are not signed in|Your session has ended)$/),
      ).toBeVisible()
      await expectNoTraces(it, traces)
      await sandbox.clearFaults(first)
    }

    const second = await sandbox.createAccount(bob)
    await it.element.evaluate(
      (element, token) => Object.assign(element, { token, isUsd: false }),
      second,
    )
    await expect(it.money('222.0000 USDT')).toBeVisible()
    await expectNoTraces(it, traces)
    await expect.poll(() => storedTransfers(it)).toEqual([])
    await it.click('Withdraw')
    await expect(it.amount).toHaveValue('')
    await expect(it.address).toHaveValue('')
    await expect(it.button('Submit')).toHaveCount(0)
    await expect(it.button('Send again')).toHaveCount(0)
    expect(await transferCalls(sandbox, second)).toEqual([])
    expect(await transferCalls(sandbox, first)).toEqual(sent)
  })
}

// In the short run: `person-change.test.ts`.
test(
  'After signing in again with the same token, the unresolved transfer is shown, as after a reload',
  fullOnly,
  async ({ open, page, sandbox }) => {
    const it = await open()
    await it.reviewUsdt()
    await sandbox.addFault(it.token, { call: 'transfer', kind: 'cut', when: 'after' })
    await it.click('Submit')
    await expect(it.text(unknownOutcome)).toBeVisible()
    await setToken(it.element, '')
    await expect(it.text('You are not signed in')).toBeVisible()
    await expect(it.text(unknownOutcome)).toHaveCount(0)
    await sandbox.addFault(it.token, { call: 'getTransferRecord', kind: 'http500', times: 1 })
    const answered = page.waitForResponse('**/getTransferRecord/**')
    await setToken(it.element, it.token)
    await expect(it.text(unknownOutcome)).toBeVisible()
    // The element asks once by itself.
    await answered
    await it.click('Check status')
    await expect(it.receipt).toBeVisible()
    expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
  },
)

test.describe('A token that changes while a transfer is under way', () => {
  const startTransfer = async (
    open: Parameters<Parameters<typeof test>[2]>[0]['open'],
    what: 'answer' | 'request' = 'answer',
  ) => {
    const it = await open({ account: { usdt: '4321.5' } })
    await it.reviewUsdt({ amount: '1937.25' })
    const letThrough = await holdBack(it.page, `**${paths.transfer}`, what)
    const requestPromise = it.page.waitForRequest(`**${paths.transfer}`)
    await it.click('Submit')
    await requestPromise
    return { it, letThrough }
  }

  for (const isGone of [false, true]) {
    const title = `to ${isGone ? 'none' : "another person's"}: the page is told that it was accepted, and no screen shows it`
    test(title, fullUnless(!isGone), async ({ open, sandbox, events }) => {
      const { it, letThrough } = await startTransfer(open)
      const second = await sandbox.createAccount(bob)
      await setToken(it.element, isGone ? '' : second)
      if (isGone) await expect(it.text('You are not signed in')).toBeVisible()
      else await expect(it.money('222.0000 USDT')).toBeVisible()
      await it.expectToast('A transfer from an earlier session was accepted.', async () =>
        letThrough(),
      )
      const [transfer] = await transfersOf(sandbox, it.token)
      expect((await events.next('tw-success')).detail).toEqual({
        kind: 'usdt-withdrawal',
        amount: '1937.25',
        orderNumber: transfer?.orderNumber,
        session: 'earlier',
      })
      await expect(it.receipt).toHaveCount(0)
      await expectNoTraces(it, [
        '1,937',
        '1937',
        tronAddress.slice(-6),
        String(transfer?.orderNumber),
      ])
      await expect.poll(() => storedTransfers(it)).toEqual([])
      expect(await transferCalls(sandbox, second)).toEqual([])
    })
  }

  // In the short run: `person-change.test.ts` and `late-outcome.test.ts`.
  test(
    'to another person: an error or an unknown outcome is reported as well',
    fullOnly,
    async ({ open, page, sandbox, events, problems }) => {
      problems.expect(/Failed to load resource/)
      for (const [reply, kind, message] of [
        [
          { status: 502, body: '' },
          'server',
          'We cannot confirm whether a transfer from an earlier session was carried out.',
        ],
        [
          { json: { code: 28100, success: false, message: 'Only 5 of 4,321.50' } },
          'refused',
          'A transfer from an earlier session was not carried out.',
        ],
      ] as const) {
        const it = await open({ account: { usdt: '4321.5' } })
        await it.reviewUsdt({ amount: '1937.25' })
        let answer = () => {}
        const gate = new Promise<void>((resolve) => {
          answer = resolve
        })
        await page.route(`**${paths.transfer}`, async (route) => {
          await gate
          await route.fulfill(reply)
        })
        const requestPromise = page.waitForRequest(`**${paths.transfer}`)
        await it.click('Submit')
        await requestPromise
        const second = await sandbox.createAccount(bob)
        await setToken(it.element, second)
        await expect(it.money('222.0000 USDT')).toBeVisible()
        await it.expectToast(message, async () => answer())
        expect((await events.next('tw-error')).detail).toMatchObject({
          kind,
          message,
          session: 'earlier',
        })
        await expect(it.text(unknownOutcome)).toHaveCount(0)
        await expect.poll(() => storedTransfers(it)).toEqual([])
        expect(await transferCalls(sandbox, second)).toEqual([])
        await page.unroute(`**${paths.transfer}`)
      }
    },
  )

  // In the short run: `unknown-outcome.test.ts` and `person-change.test.ts`.
  test(
    'to a refreshed one of the same person: the form stays, and the receipt is shown',
    fullOnly,
    async ({ open, sandbox, events }) => {
      const { it, letThrough } = await startTransfer(open)
      const [[key] = []] = await storedTransfers(it)
      await refreshToken(it.element, await sandbox.createAccount(bob))
      await expect(it.fact('Debited from your wallet')).toHaveText('1,937.25 USDT')
      await expect
        .poll(async () => (await storedTransfers(it)).map(([name]) => name))
        .not.toContain(key)
      expect(await storedTransfers(it)).toHaveLength(1)
      letThrough()
      await expect(it.receipt).toContainText('1,937.25')
      expect((await events.next('tw-success')).detail).not.toHaveProperty('session')
      expect(await storedTransfers(it)).toEqual([])
      expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
    },
  )

  // In the short run: `model.dom.test.ts`.
  test(
    'and a change of mode keeps the review and the receipt as well',
    fullOnly,
    async ({ open, sandbox, events }) => {
      const { it, letThrough } = await startTransfer(open)
      await it.element.evaluate((element) => Object.assign(element, { isUsd: true }))
      await expect(it.fact('Debited from your wallet')).toHaveText('1,937.25 USDT')
      letThrough()
      await expect(it.receipt).toContainText('1,937.25')
      expect((await events.next('tw-success')).detail).toMatchObject({ kind: 'usdt-withdrawal' })
      expect(await storedTransfers(it)).toEqual([])
      expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
    },
  )
})

test('A silent token rotation keeps a form, and the transfer is sent with the new token', async ({
  open,
  sandbox,
}) => {
  const person = await createPerson(sandbox)
  const token = await person.signIn()
  const it = await open({ isUsd: true, attributes: { token } })
  await it.click('Withdraw')
  await it.amount.fill('175')
  const next = await person.signIn()
  await refreshToken(it.element, next)
  await expect(it.amount).toHaveValue('175')
  await it.click('Next', 'Submit')
  await expect(it.receipt).toBeVisible()
  expect(await transferCalls(sandbox, next)).toHaveLength(1)
  expect(await transferCalls(sandbox, token)).toEqual([])
})

// In the short run: `session-calls.dom.test.ts`.
test(
  'A call that was refused for the old token is made again with the refreshed one',
  fullOnly,
  async ({ open, page, sandbox, events }) => {
    const it = await open({ isUsd: true })
    await expect(it.money('1,000.0000 USD')).toBeVisible()
    const next = await sandbox.createAccount()
    await sandbox.addFault(it.token, {
      call: 'getBankCard',
      kind: 'code',
      code: 50014,
      times: 'forever',
    })
    const letThrough = await holdBack(page, `**${paths.getBankCard}`, 'answer')
    const requestPromise = page.waitForRequest(`**${paths.getBankCard}`)
    await it.click('Withdraw')
    await requestPromise
    await refreshToken(it.element, next)
    letThrough()
    await expect(it.amount).toBeEditable()
    expect(await events.all('tw-navigate')).toEqual([])
  },
)

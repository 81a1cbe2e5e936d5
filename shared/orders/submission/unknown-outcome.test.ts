import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, ok, settle } from '../../api/fake-calls.test-helper.ts'
import { orderArrivalMs } from '../../limits.ts'
import { decimalText } from '../../money/decimal-text.ts'
import {
  newPage,
  openSubmission,
  type Page,
  proofOrder,
  record,
  withdrawal,
} from './submission.test-helper.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => vi.advanceTimersByTime(ms)
const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms)

const unanswered = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'aborted' },
  { kind: 'canceled' },
  { kind: 'unsettled', status: 200, message: 'Noted in passing' },
  { kind: 'malformed', status: 200 },
  { kind: 'redirect' },
  { kind: 'server', status: 502 },
  { kind: 'refused', status: 504, message: 'Gateway Timeout' },
] as const

const unansweredTransfer = async (
  page?: Page,
  options?: { sendsKey: boolean | (() => boolean) },
) => {
  const all = openSubmission(page, options)
  all.submission.review(withdrawal)
  void all.submission.confirm()
  await settle()
  await all.server.answer('send', failed('timeout'))
  all.report.mockClear()
  return all
}
/** The status check of a transfer that could no longer arrive. */
const checkingTransfer = async (...args: Parameters<typeof unansweredTransfer>) => {
  const all = await unansweredTransfer(...args)
  wait(orderArrivalMs)
  void all.submission.checkStatus()
  await settle()
  return all
}

describe('a transfer without a clear answer', () => {
  it.each(unanswered)(
    'has an unknown outcome and reports the error after $kind $status',
    async (failure) => {
      const { phase, report, sent, server, submission } = openSubmission()
      submission.review(withdrawal)
      void submission.confirm()
      await settle()
      await server.answer('send', failed(failure))
      expect(phase()).toMatchObject({
        name: 'unknown',
        checkResult: 'none',
        unresolved: { amount: '50', idempotencyKey: 'key-1', availableBefore: '80' },
      })
      expect(report).toHaveBeenCalledExactlyOnceWith(failure)
      expect(sent()).toEqual(['key-1'])
    },
  )

  it('blocks another transfer and is not sent again by any button', async () => {
    const { phase, sent, submission } = await unansweredTransfer()
    void submission.confirm()
    void submission.sendAgain()
    void submission.send(proofOrder)
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1'])
    expect(phase().name).toBe('unknown')
  })

  it('is stored before it is sent and found again after a reload', async () => {
    const { page, server, submission } = openSubmission()
    submission.review(withdrawal)
    expect(page.content.size).toBe(0)
    void submission.confirm()
    await settle()
    expect(server.count('send')).toBe(1)
    const reloaded = openSubmission(page)
    expect(reloaded.phase()).toMatchObject({
      name: 'unknown',
      order: undefined,
      unresolved: { kind: 'withdrawal', amount: '50', idempotencyKey: 'key-1' },
    })
    expect(reloaded.server.asked).toEqual([])
  })

  it('returns to the review when the call could not be made at all', async () => {
    const { unresolvedOrders, phase, server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    await server.answer('send', failed('protocol'))
    expect(phase().name).toBe('review')
    expect(unresolvedOrders.find()).toBeUndefined()
  })
})

describe('the status check', () => {
  it('asks for the idempotency key, one request at a time', async () => {
    const { server, submission } = await checkingTransfer()
    void submission.checkStatus()
    void submission.sendAgain()
    await settle()
    expect(server.of('record').map(({ args }) => args)).toEqual([['key-1', 'withdrawal']])
  })

  it('shows the receipt of a transfer that the server knows', async () => {
    const { unresolvedOrders, ending, onSuccess, phase, receipt, server } = await checkingTransfer()
    await server.answer('record', ok(record))
    expect(phase()).toEqual({ name: 'none' })
    expect(receipt()).toMatchObject({ kind: 'withdrawal', to: withdrawal.to, record })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(unresolvedOrders.find()).toBeUndefined()
    ending.abort()
  })

  it('shows the record of the server after a reload', async () => {
    const { page } = await unansweredTransfer()
    const { ending, receipt, server, submission } = openSubmission(page)
    void submission.checkStatus()
    await settle()
    await server.answer('record', ok({ ...record, amount: '49' }))
    expect(receipt()).toMatchObject({ to: 'found', amount: '49' })
    ending.abort()
  })

  it('lets a person send an unknown transfer again with the same key', async () => {
    const { phase, sent, server, submission } = await checkingTransfer()
    await server.answer('record', ok(undefined))
    expect(phase()).toMatchObject({ name: 'unknown', checkResult: 'notFound', isChecking: false })
    expect(sent()).toEqual(['key-1'])
    void submission.sendAgain()
    void submission.sendAgain()
    await settle()
    expect(sent()).toEqual(['key-1', 'key-1'])
    expect(server.of('send').map(({ args: [payload] }) => payload)).toEqual([
      withdrawal,
      withdrawal,
    ])
    await server.answer('send', failed('network'))
    expect(phase()).toMatchObject({ name: 'unknown', checkResult: 'none' })
  })

  it('opens the step of a transfer that is sent again, which shows why it is refused', async () => {
    const { openStepOf, phase, server, submission } = await checkingTransfer()
    await server.answer('record', ok(undefined))
    expect(openStepOf).not.toHaveBeenCalled()
    void submission.sendAgain()
    await settle()
    expect(openStepOf.mock.calls).toEqual([[withdrawal]])
    await server.answer('send', failed('refused'))
    expect(phase()).toMatchObject({ name: 'review', issue: { kind: 'refused' } })
  })

  it('sends nothing again if the element leaves the page first', async () => {
    const { unresolvedOrders, phase, sent, server, submission } = await checkingTransfer()
    await server.answer('record', ok(undefined))
    const before = phase()
    const sending = submission.sendAgain()
    submission.pause()
    await sending
    expect(sent()).toEqual(['key-1'])
    expect(phase()).toEqual(before)
    expect(unresolvedOrders.find()).toMatchObject({ idempotencyKey: 'key-1' })
    void submission.sendAgain()
    await settle()
    expect(sent()).toEqual(['key-1', 'key-1'])
  })

  it('ends the messages about earlier failures at each try', async () => {
    const { endFailures, server, submission } = await checkingTransfer()
    endFailures.mockClear()
    await server.answer('record', failed('network'))
    void submission.checkStatus()
    expect(endFailures).toHaveBeenCalledOnce()
    await server.answer('record', ok(undefined))
    endFailures.mockClear()
    void submission.sendAgain()
    expect(endFailures).toHaveBeenCalledOnce()
  })

  it('sends nothing again if the fee has changed meanwhile', async () => {
    let fee = decimalText('1')
    const { phase, sent, server, submission } = openSubmission()
    submission.review({ ...withdrawal, fee, currentFee: async () => ({ ok: true, fee }) })
    void submission.confirm()
    await settle()
    await server.answer('send', failed('network'))
    wait(orderArrivalMs)
    void submission.checkStatus()
    await settle()
    await server.answer('record', ok(undefined))
    fee = decimalText('9')
    await submission.sendAgain()
    expect(phase()).toMatchObject({ name: 'unknown', haveTermsChanged: true, isChecking: false })
    expect(sent()).toEqual(['key-1'])
    fee = decimalText('1')
    void submission.sendAgain()
    await settle()
    expect(sent()).toEqual(['key-1', 'key-1'])
  })

  it('does not call a transfer absent that may still arrive, not even after a reload', async () => {
    const first = await unansweredTransfer()
    const reloaded = openSubmission(first.page)
    for (const { phase, sent, server, submission } of [first, reloaded]) {
      const before = sent()
      const check = async () => {
        void submission.checkStatus()
        await settle()
        await server.answer('record', ok(undefined))
      }
      wait(orderArrivalMs / 2 - 1)
      await check()
      expect(phase()).toMatchObject({ checkResult: 'notFound', isFinal: false })
      await submission.sendAgain()
      submission.dismiss()
      expect(phase()).toMatchObject({ name: 'unknown' })
      expect(sent()).toEqual(before)
    }
    wait(2)
    void first.submission.checkStatus()
    await settle()
    await first.server.answer('record', ok(undefined))
    expect(first.phase()).toMatchObject({ checkResult: 'notFound', isFinal: true })
  })

  it('waits from a reload on, because the page no longer knows when the order was sent', async () => {
    const { page } = await unansweredTransfer()
    wait(orderArrivalMs)
    const { phase, server, submission } = openSubmission(page)
    const check = async () => {
      void submission.checkStatus()
      await settle()
      await server.answer('record', ok(undefined))
    }
    await check()
    expect(phase()).toMatchObject({ checkResult: 'notFound', isFinal: false })
    wait(orderArrivalMs)
    await check()
    expect(phase()).toMatchObject({ checkResult: 'notFound', isFinal: true })
  })

  it.each([-3_600_000, -5_000, 60_000])(
    'waits as long if the clock of the device is set by %d ms meanwhile',
    async (ms) => {
      const { phase, sent, server, submission } = await unansweredTransfer()
      const check = async () => {
        void submission.checkStatus()
        await settle()
        await server.answer('record', ok(undefined))
      }
      setClock(ms)
      await check()
      expect(phase()).toMatchObject({ checkResult: 'notFound', isFinal: false })
      await submission.sendAgain()
      expect(sent()).toEqual(['key-1'])
      wait(orderArrivalMs)
      await check()
      expect(phase()).toMatchObject({ checkResult: 'notFound', isFinal: true })
    },
  )

  it('waits from the last time the order was sent, if it was sent anew with another token', async () => {
    const { phase, server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    wait(orderArrivalMs)
    await server.answer('send', failed({ kind: 'auth', isRenewed: true }))
    await server.answer('record', ok(undefined))
    await server.answer('send', failed('timeout'))
    void submission.checkStatus()
    await settle()
    await server.answer('record', ok(undefined))
    expect(phase()).toMatchObject({ checkResult: 'notFound', isFinal: false })
  })

  it('sends nothing again after a reload, because the order is gone', async () => {
    const { page } = await unansweredTransfer()
    const { phase, sent, server, submission } = openSubmission(page)
    void submission.checkStatus()
    await settle()
    await server.answer('record', ok(undefined))
    expect(phase()).toMatchObject({ checkResult: 'notFound', order: undefined })
    await submission.sendAgain()
    expect(sent()).toEqual([])
  })

  it.each([
    { kind: 'server', status: 404 },
    { kind: 'malformed', status: 200 },
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'refused', code: 28101 },
  ] as const)('sends nothing again when the check fails with $kind $status', async (failure) => {
    const { phase, sent, server, submission } = await checkingTransfer()
    await server.answer('record', failed(failure))
    expect(phase()).toMatchObject({
      name: 'unknown',
      checkResult: 'unavailable',
      isChecking: false,
    })
    await submission.sendAgain()
    expect(sent()).toEqual(['key-1'])
  })

  it('can be repeated after a failure', async () => {
    const { ending, receipt, server, submission } = await checkingTransfer()
    await server.answer('record', failed('network'))
    void submission.checkStatus()
    await settle()
    await server.answer('record', ok(record))
    expect(receipt()?.record).toEqual(record)
    ending.abort()
  })

  it('is unavailable when the server never received the key', async () => {
    const { phase, server, submission } = await checkingTransfer(newPage(), { sendsKey: false })
    expect(server.count('record')).toBe(0)
    expect(phase()).toMatchObject({ checkResult: 'unavailable' })
    await submission.sendAgain()
    expect(server.count('send')).toBe(1)
  })

  it('is unavailable when the key reaches the server only since the order was sent', async () => {
    let sendsKey = false
    const all = await unansweredTransfer(newPage(), { sendsKey: () => sendsKey })
    sendsKey = true
    for (const { phase, sent, server, submission } of [all, openSubmission(all.page)]) {
      const before = sent()
      wait(orderArrivalMs)
      await submission.checkStatus()
      expect(server.count('record')).toBe(0)
      expect(phase()).toMatchObject({ checkResult: 'unavailable', isFinal: true })
      await submission.sendAgain()
      expect(sent()).toEqual(before)
    }
  })

  it('asks for a key that was sent with its order, also if later orders have none', async () => {
    let sendsKey = true
    const { server, submission } = await unansweredTransfer(newPage(), { sendsKey: () => sendsKey })
    sendsKey = false
    void submission.checkStatus()
    await settle()
    expect(server.count('record')).toBe(1)
  })

  it('reports a refused token and can be repeated after a new sign-in', async () => {
    const { phase, report, server, submission } = await checkingTransfer()
    const refusal = { kind: 'auth', navigate: '/login' } as const
    await server.answer('record', failed(refusal))
    expect(report).toHaveBeenCalledExactlyOnceWith(refusal)
    expect(phase()).toMatchObject({ name: 'unknown', checkResult: 'none', isChecking: false })
    void submission.checkStatus()
    await settle()
    expect(server.count('record')).toBe(2)
  })
})

describe('dismissing an unresolved transfer', () => {
  it('forgets the unresolved transfer, also after a reload', async () => {
    const { page, phase, sent, server, submission } = await checkingTransfer()
    await server.answer('record', ok(undefined))
    submission.dismiss()
    expect(phase()).toEqual({ name: 'none' })
    expect(openSubmission(page).phase()).toEqual({ name: 'none' })
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1', 'key-2'])
  })

  it('ignores the late answer to a status check of the dismissed transfer', async () => {
    const { phase, receipt, server, submission } = await checkingTransfer()
    await server.answer('record', failed('network'))
    void submission.checkStatus()
    await settle()
    submission.dismiss()
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    await server.answer('send', failed('network'))
    await server.answer('record', ok(undefined))
    expect(phase()).toMatchObject({
      name: 'unknown',
      checkResult: 'none',
      unresolved: { idempotencyKey: 'key-2' },
    })
    expect(receipt()).toBeUndefined()
  })

  it('does nothing without an unresolved transfer', () => {
    const { phase, submission } = openSubmission()
    submission.review(withdrawal)
    submission.dismiss()
    expect(phase().name).toBe('review')
  })
})

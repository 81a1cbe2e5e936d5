import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, ok, settle } from '../../api/fake-calls.test-helper.ts'
import { openSubmission, record, withdrawal } from './submission.test-helper.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const accepted = async (answer: unknown) => {
  const all = openSubmission()
  all.submission.review(withdrawal)
  void all.submission.confirm()
  await settle()
  await all.server.answer('send', ok(answer))
  const wait = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return all.server.count('record')
  }
  return { ...all, wait }
}

describe('polling of reviews', () => {
  it('asks for the reviews with growing delays', async () => {
    const { server, wait } = await accepted(record)
    let count = 0
    for (const delay of [2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 60_000, 60_000]) {
      expect(await wait(delay - 1)).toBe(count)
      expect(await wait(1)).toBe(++count)
      await server.answer('record', ok(record))
    }
    expect(server.of('record').map(({ args: [id] }) => id)).toEqual(Array(8).fill('W1'))
  })

  it.each(['Success', 'Fail'] as const)(
    'stops polling at %s and reloads the balances',
    async (status) => {
      const { onDecided, receipt, server, wait } = await accepted(record)
      await wait(2_000)
      const reviews = [{ tier: 'BROKER', state: 'APPROVED' }]
      await server.answer('record', ok({ ...record, reviews }))
      expect(receipt()?.record).toEqual({ ...record, reviews })
      expect(onDecided).not.toHaveBeenCalled()
      await wait(4_000)
      await server.answer('record', ok({ ...record, status, failReason: 'why' }))
      expect(receipt()?.record).toMatchObject({ status, failReason: 'why' })
      expect(onDecided).toHaveBeenCalledOnce()
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('goes on after the approval of a withdrawal until it is paid, where the server tells', async () => {
    const { onDecided, server, wait } = await accepted({ ...record, paidAt: null })
    const approved = { ...record, status: 'Success' }
    await wait(2_000)
    await server.answer('record', ok({ ...approved, paidAt: null }))
    expect(await wait(4_000)).toBe(2)
    await server.answer('record', ok({ ...approved, paidAt: '2026-03-05T08:00:00Z' }))
    expect(onDecided).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks at once when the person has changed the order, and goes on as before', async () => {
    const { receipt, server, submission, wait } = await accepted(record)
    void submission.refreshReceipt()
    await server.answer('record', ok({ ...record, failReason: 'news' }))
    expect(receipt()?.record).toMatchObject({ failReason: 'news' })
    expect(await wait(60_000)).toBe(2)
  })

  it('reports a record only if it has changed', async () => {
    const { onRecord, server, wait } = await accepted(record)
    await wait(2_000)
    await server.answer('record', ok({ ...record }))
    expect(onRecord).not.toHaveBeenCalled()
    await wait(4_000)
    await server.answer('record', ok({ ...record, status: 'Success' }))
    expect(onRecord.mock.calls).toEqual([[{ ...record, status: 'Success' }]])
  })

  it('goes on polling after a failed call and keeps the last record', async () => {
    const { receipt, report, server, wait } = await accepted(record)
    await wait(2_000)
    await server.answer('record', failed('network'))
    expect(receipt()?.record).toEqual(record)
    expect(report).not.toHaveBeenCalled()
    expect(await wait(4_000)).toBe(2)
  })

  it.each([429, 503])('goes on polling if the server is too busy: %s', async (status) => {
    const { server, wait } = await accepted(record)
    await wait(2_000)
    await server.answer('record', failed({ kind: 'refused', status }))
    expect(await wait(4_000)).toBe(2)
  })

  it('ends on a refusal, which would repeat', async () => {
    const { server, wait } = await accepted(record)
    await wait(2_000)
    await server.answer('record', failed({ kind: 'refused', status: 200 }))
    expect(await wait(60_000)).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer while the element is off the page, also if a request was pending', async () => {
    const { server, submission, wait } = await accepted(record)
    await wait(2_000)
    submission.pause()
    await server.answer('record', failed('canceled'))
    expect(vi.getTimerCount()).toBe(0)
    expect(await wait(60_000)).toBe(1)
    submission.resume()
    expect(await wait(2_000)).toBe(2)
  })

  it('reports a refused token once, and goes on after a new one was set', async () => {
    const { report, server, submission, wait } = await accepted(record)
    const refusal = { kind: 'auth', navigate: '/login' } as const
    await wait(2_000)
    await server.answer('record', failed(refusal))
    expect(report.mock.calls).toEqual([[refusal]])
    expect(await wait(60_000)).toBe(1)
    submission.resume()
    expect(await wait(2_000)).toBe(2)
  })

  it('sends no second status request before the first is answered', async () => {
    const { wait } = await accepted(record)
    expect(await wait(120_000)).toBe(1)
  })

  it.each([undefined, { ...record, status: 'Success' }])(
    'polls nothing for a record that is not under review: %j',
    async (answer) => {
      const { wait } = await accepted(answer)
      expect(await wait(60_000)).toBe(0)
      expect(vi.getTimerCount()).toBe(0)
    },
  )
})

describe('the end of polling', () => {
  const ends = [
    ['the element is removed', 'abort'],
    ['the receipt is closed', 'dismissReceipt'],
    ['the slot changes', 'changeSlot'],
  ] as const
  const end = ({ ending, submission }: Awaited<ReturnType<typeof accepted>>, how: string) => {
    if (how === 'abort') ending.abort()
    else if (how === 'changeSlot') submission.changeSlot()
    else submission.dismissReceipt()
  }

  it.each(ends)('stops polling and leaves no timer when %s', async (_, how) => {
    const all = await accepted(record)
    end(all, how)
    expect(vi.getTimerCount()).toBe(0)
    expect(await all.wait(60_000)).toBe(0)
  })

  it.each(ends)('ignores the answer to a pending status request when %s', async (_, how) => {
    const all = await accepted(record)
    await all.wait(2_000)
    end(all, how)
    await all.server.answer('record', how === 'abort' ? failed('aborted') : ok(record))
    expect(vi.getTimerCount()).toBe(0)
    expect(await all.wait(60_000)).toBe(1)
    if (how !== 'abort') expect(all.receipt()).toBeUndefined()
  })
})

it('polls the reviews of the next transfer instead of the previous one', async () => {
  const { receipt, server, submission, wait } = await accepted(record)
  submission.review(withdrawal)
  void submission.confirm()
  await settle()
  await server.answer('send', ok({ ...record, orderNumber: 'W2' }))
  await wait(2_000)
  expect(server.of('record').map(({ args: [id] }) => id)).toEqual(['W2'])
  expect(receipt()?.record?.orderNumber).toBe('W2')
})

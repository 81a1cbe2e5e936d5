import { describe, expect, it } from 'vitest'
import { failed, ok, settle } from '../../api/fake-calls.test-helper.ts'
import { decimalText } from '../../money/decimal-text.ts'
import { openSubmission, proofOrder, record, withdrawal } from './submission.test-helper.ts'

const sending = async (...args: Parameters<typeof openSubmission>) => {
  const all = openSubmission(...args)
  all.submission.review(withdrawal)
  void all.submission.confirm()
  await settle()
  return all
}
/** The person leaves and another token arrives: the model opens another submission. */
const handOver = ({ ending, page }: Awaited<ReturnType<typeof sending>>, token = 'two') => {
  ending.abort()
  page.token = token
  return openSubmission(page)
}

describe('an order that is pending when its person leaves', () => {
  it.each([
    ['accepted', ok({ ...record, status: 'Success' }), false],
    ['refused', failed('refused'), false],
    ['refused with the token', failed({ kind: 'auth', navigate: '/login' }), false],
    ['not answered', failed('timeout'), true],
    ['passed without success', failed({ kind: 'unsettled', message: 'Words.' }), true],
  ])('reports to the page only that the order was %s', async (_, answer, isUnresolved) => {
    const all = await sending()
    const next = handOver(all)
    await all.server.answer('send', answer)
    expect(all.onLate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isUnresolved, answer, order: withdrawal }),
    )
    for (const { onSuccess, report } of [all, next]) {
      expect(onSuccess).not.toHaveBeenCalled()
      expect(report).not.toHaveBeenCalled()
    }
    expect([next.phase(), next.receipt()]).toEqual([{ name: 'none' }, undefined])
    expect(next.unresolvedOrders.find()).toBeUndefined()
    expect(next.server.asked).toEqual([])
  })

  it('can neither be checked nor sent again by the submission of that person', async () => {
    const all = await sending()
    handOver(all)
    await all.server.answer('send', failed('timeout'))
    void all.submission.checkStatus()
    void all.submission.sendAgain()
    void all.submission.confirm()
    await settle()
    expect(all.sent()).toEqual(['key-1'])
    expect(all.server.count('record')).toBe(0)
  })
})

describe('a submission whose person has left', () => {
  it('sends neither a reviewed withdrawal nor a proof', async () => {
    const all = openSubmission()
    all.submission.review(withdrawal)
    handOver(all)
    await all.submission.confirm()
    expect(all.sent()).toEqual([])
    const other = openSubmission()
    handOver(other)
    await other.submission.send(proofOrder)
    expect(other.sent()).toEqual([])
    expect(other.page.content).toEqual(new Map())
  })

  it('sends no withdrawal whose fee was being read', async () => {
    const all = openSubmission()
    const fee = decimalText('1')
    const currentFee = async () => {
      await all.server.calls.fee()
      return { ok: true as const, fee }
    }
    all.submission.review({ ...withdrawal, fee, currentFee })
    void all.submission.confirm()
    await settle()
    handOver(all)
    await all.server.answer('fee', ok([]))
    expect(all.sent()).toEqual([])
    expect(all.page.content).toEqual(new Map())
  })

  it('sends nothing again, even if the server does not know the transfer', async () => {
    const all = await sending()
    await all.server.answer('send', failed('timeout'))
    void all.submission.checkStatus()
    await settle()
    await all.server.answer('record', ok(undefined))
    expect(all.phase()).toMatchObject({ checkResult: 'notFound' })
    handOver(all)
    await all.submission.sendAgain()
    expect(all.sent()).toEqual(['key-1'])
  })

  it('shows no receipt for a status check that was pending', async () => {
    const all = await sending()
    await all.server.answer('send', failed('timeout'))
    void all.submission.checkStatus()
    await settle()
    const next = handOver(all)
    await all.server.answer('record', ok(record))
    expect(all.onSuccess).not.toHaveBeenCalled()
    expect(all.receipt()).toBeUndefined()
    expect(next.receipt()).toBeUndefined()
  })
})

describe('a person who comes back with the same token', () => {
  it('finds the unresolved transfer and receives its outcome', async () => {
    const all = await sending()
    const again = handOver(all, 'one')
    expect(again.phase()).toMatchObject({
      name: 'unknown',
      unresolved: { idempotencyKey: 'key-1' },
    })
    await all.server.answer('send', ok({ ...record, status: 'Success' }))
    const outcome = all.onLate.mock.lastCall?.[0]
    expect(again.submission.applyOutcome(outcome)).toBe(true)
    expect(again.phase()).toEqual({ name: 'none' })
    expect(again.receipt()).toMatchObject({ amount: '50', to: withdrawal.to })
    expect(again.onSuccess).toHaveBeenCalledOnce()
    expect(again.page.content).toEqual(new Map())
  })

  it('keeps the stored entry of a newer transfer', async () => {
    const all = await sending()
    const again = handOver(all, 'one')
    const later = { kind: 'withdrawal', amount: '7', idempotencyKey: 'later' } as const
    again.unresolvedOrders.keep(later)
    await all.server.answer('send', ok(record))
    expect(again.unresolvedOrders.find()).toEqual(later)
  })

  it('ignores the outcome of an order of another person', async () => {
    const all = await sending()
    const next = handOver(all)
    await all.server.answer('send', ok(record))
    expect(next.submission.applyOutcome(all.onLate.mock.lastCall?.[0])).toBe(false)
    expect(next.receipt()).toBeUndefined()
  })
})

describe('a change of slot', () => {
  it.each([
    [
      'shows the receipt of a transfer that was pending',
      ok({ ...record, status: 'Success' }),
      'none',
    ],
    ['shows that the outcome of a transfer is unknown', failed('timeout'), 'unknown'],
  ])('%s', async (_, answer, phase) => {
    const all = await sending()
    all.page.slot = 'usd'
    all.submission.changeSlot()
    expect(all.openStepOf.mock.calls).toEqual([[withdrawal]])
    await all.server.answer('send', answer)
    expect(all.phase().name).toBe(phase)
    expect(all.receipt()?.amount).toBe(phase === 'none' ? '50' : undefined)
    expect(all.onLate).not.toHaveBeenCalled()
    // Stored in the slot of the transfer, where a reload finds it.
    expect(all.unresolvedOrders.find('withdrawal')?.idempotencyKey).toBe(
      phase === 'unknown' ? 'key-1' : undefined,
    )
    expect(all.unresolvedOrders.find('proof')).toBeUndefined()
  })

  it('drops a review and an order whose fee was being read', async () => {
    const all = openSubmission()
    all.submission.review(withdrawal)
    all.submission.changeSlot()
    expect(all.phase()).toEqual({ name: 'none' })
    const currentFee = async () => {
      await all.server.calls.fee()
      return { ok: true as const, fee: decimalText('1') }
    }
    all.submission.review({ ...withdrawal, currentFee })
    void all.submission.confirm()
    await settle()
    all.submission.changeSlot()
    await all.server.answer('fee', ok([]))
    expect(all.sent()).toEqual([])
    expect(all.phase()).toEqual({ name: 'none' })
  })
})

it('moves an unresolved transfer to a refreshed token', async () => {
  const all = await sending()
  all.own.token = 'new'
  all.unresolvedOrders.moveFrom('one')
  await all.server.answer('send', failed('timeout'))
  expect(all.phase().name).toBe('unknown')
  expect(openSubmission(all.page).phase()).toEqual({ name: 'none' })
  expect(openSubmission({ ...all.page, token: 'new' }).phase().name).toBe('unknown')
  expect(all.page.content.size).toBe(1)
})

it('keeps the transfers of two elements on a page apart', async () => {
  const [left, right] = [await sending(), openSubmission()]
  await left.server.answer('send', failed('timeout'))
  expect(left.phase().name).toBe('unknown')
  expect(right.phase()).toEqual({ name: 'none' })
  right.submission.review(withdrawal)
  void right.submission.confirm()
  await settle()
  expect([left.sent(), right.sent()]).toEqual([['key-1'], ['key-1']])
})

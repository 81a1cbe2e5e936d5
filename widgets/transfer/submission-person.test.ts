import { describe, expect, it } from 'vitest'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { error, settle, value } from './fake-api.test-helper.ts'
import { openSubmission, record, withdrawal } from './submission.test-helper.ts'

const sending = async () => {
  const all = openSubmission()
  all.submission.review(withdrawal)
  void all.submission.confirm()
  await settle()
  return all
}
const handOver = ({ page, submission }: Awaited<ReturnType<typeof sending>>, token = 'two') => {
  page.token = token
  submission.restart()
}

describe('another person in the same element', () => {
  it('sees neither the order nor the receipt of the one before', async () => {
    const all = await sending()
    await all.server.answer('transfer', value({ ...record, status: 'Success' }))
    all.submission.review(withdrawal)
    handOver(all)
    expect([all.phase(), all.receipt()]).toEqual([{ name: 'none' }, undefined])
  })

  it.each([
    ['accepted', value(record)],
    ['refused', error('refused')],
    ['not known', error('timeout')],
  ])('is not told that a transfer of the one before was %s', async (_, answer) => {
    const all = await sending()
    handOver(all)
    await all.server.answer('transfer', answer)
    expect([all.phase(), all.receipt()]).toEqual([{ name: 'none' }, undefined])
    expect(all.onSuccess).not.toHaveBeenCalled()
    expect(all.report).not.toHaveBeenCalled()
  })

  it('never pays for the one before, whose fee was still being read', async () => {
    const all = openSubmission()
    const fee = decimalText('1')
    const currentFee = async () => {
      await all.server.api.withdrawalChannels()
      return { ok: true as const, fee }
    }
    all.submission.review({ ...withdrawal, fee, currentFee })
    void all.submission.confirm()
    await settle()
    handOver(all)
    await all.server.answer('withdrawalChannels', value([]))
    expect(all.sent()).toEqual([])
    expect(all.phase()).toEqual({ name: 'none' })
    expect(all.page.content).toEqual(new Map())
  })

  it('is not given what was found out for the one before', async () => {
    const all = await sending()
    await all.server.answer('transfer', error('timeout'))
    all.page.token = 'two'
    all.drafts.keep({ open: { kind: 'usd-withdrawal', amount: '7', idempotencyKey: 'theirs' } })
    all.page.token = 'one'
    void all.submission.find()
    await settle()
    handOver(all)
    await all.server.answer('transferRecord', value(record))
    expect(all.phase()).toMatchObject({ name: 'open', open: { idempotencyKey: 'theirs' } })
    expect(all.receipt()).toBeUndefined()
    expect(all.drafts.read().open?.idempotencyKey).toBe('theirs')
  })

  it('who comes back finds the own open transfer again', async () => {
    const all = await sending()
    handOver(all)
    await all.server.answer('transfer', error('timeout'))
    handOver(all, 'one')
    expect(all.phase()).toMatchObject({ name: 'open', open: { idempotencyKey: 'key-1' } })
  })
})

it('two elements on a page send their own transfers, and know nothing of each other', async () => {
  const [left, right] = [await sending(), openSubmission()]
  await left.server.answer('transfer', error('timeout'))
  expect(left.phase().name).toBe('open')
  expect(right.phase()).toEqual({ name: 'none' })
  right.submission.review(withdrawal)
  void right.submission.confirm()
  await settle()
  expect([left.sent(), right.sent()]).toEqual([['key-1'], ['key-1']])
})

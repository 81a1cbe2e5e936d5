import { describe, expect, it, vi } from 'vitest'
import { failed, ok, settle } from '../../api/fake-calls.test-helper.ts'
import { decimalText } from '../../money/decimal-text.ts'
import {
  newPage,
  type Order,
  openSubmission,
  proofOrder,
  record,
  withdrawal,
} from './submission.test-helper.ts'

const one = decimalText('1')
const two = decimalText('2')

describe('sending money', () => {
  it('sends nothing before the order is confirmed', async () => {
    const { phase, sent, submission } = openSubmission()
    submission.review(withdrawal)
    await settle()
    expect(phase()).toEqual({ name: 'review', order: withdrawal })
    expect(sent()).toEqual([])
  })

  it('sends the order unchanged', async () => {
    const { server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    expect(server.of('send').map(({ args }) => args)).toEqual([[withdrawal, 'key-1']])
  })

  it('sends nothing if the view of its outcome cannot be loaded', async () => {
    const cause = new TypeError('Failed to fetch')
    const loadStatusView = vi.fn().mockRejectedValueOnce(cause).mockResolvedValue(undefined)
    const { unresolvedOrders, phase, report, sent, submission } = openSubmission(newPage(), {
      loadStatusView,
    })
    submission.review(withdrawal)
    await submission.confirm()
    const issue = { kind: 'network', cause }
    expect(phase()).toEqual({ name: 'review', order: withdrawal, issue })
    expect(report).toHaveBeenCalledExactlyOnceWith(issue)
    expect(sent()).toEqual([])
    expect(unresolvedOrders.find()).toBeUndefined()
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1'])
  })

  it('sends one request for repeated clicks on a slow network', async () => {
    const { phase, sent, server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    void submission.confirm()
    await settle()
    void submission.confirm()
    submission.review({ ...withdrawal, amount: one })
    void submission.confirm()
    void submission.send(proofOrder)
    await settle()
    expect(sent()).toEqual(['key-1'])
    expect(phase()).toMatchObject({ name: 'sending' })
    await server.answer('send', ok(undefined))
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1'])
  })

  it('reads the fee once and sends one request for a double click', async () => {
    const { sent, server, submission } = openSubmission()
    const currentFee = async () => {
      await server.calls.fee()
      return { ok: true as const, fee: one }
    }
    submission.review({ ...withdrawal, fee: one, currentFee })
    void submission.confirm()
    void submission.confirm()
    await settle()
    expect(server.count('fee')).toBe(1)
    await server.answer('fee', ok([]))
    expect(sent()).toEqual(['key-1'])
  })

  it('sends a proof once for two clicks', async () => {
    const { sent, submission } = openSubmission()
    void submission.send(proofOrder)
    void submission.send(proofOrder)
    await settle()
    expect(sent()).toEqual(['key-1'])
  })

  it('gives each order its own idempotency key', async () => {
    const { sent, server, submission } = openSubmission()
    for (const _ of [1, 2]) {
      submission.review(withdrawal)
      void submission.confirm()
      await settle()
      await server.answer('send', ok(undefined))
    }
    const [first, second] = sent()
    expect(first).not.toBe(second)
    expect(sent()).toHaveLength(2)
  })

  it.each(['its fee is read', 'the view of its outcome loads'])(
    'sends nothing if the element leaves the page while %s, and sends it at the next press',
    async (while_) => {
      let arrive = () => {}
      const slow = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const isFee = while_ === 'its fee is read'
      const { unresolvedOrders, phase, sent, submission } = openSubmission(newPage(), {
        loadStatusView: () => (isFee ? Promise.resolve() : slow),
      })
      const order = {
        ...withdrawal,
        fee: one,
        currentFee: async () => {
          if (isFee) await slow
          return { ok: true as const, fee: one }
        },
      }
      submission.review(order)
      const confirmed = submission.confirm()
      await settle()
      submission.pause()
      submission.resume()
      arrive()
      await confirmed
      expect(sent()).toEqual([])
      expect(unresolvedOrders.find()).toBeUndefined()
      expect(phase()).toEqual({ name: 'review', order, issue: { kind: 'canceled' } })
      void submission.confirm()
      await settle()
      expect(sent()).toEqual(['key-1'])
    },
  )

  it('sends no proof if the element leaves the page before', async () => {
    const { phase, sent, submission } = openSubmission()
    const sending = submission.send(proofOrder)
    submission.pause()
    await sending
    expect(sent()).toEqual([])
    expect(phase()).toEqual({ name: 'none', issue: { kind: 'canceled' } })
  })

  it('sends nothing after the element is removed', async () => {
    const { ending, sent, submission } = openSubmission()
    const currentFee = async () => ({ ok: true as const, fee: one })
    submission.review({ ...withdrawal, fee: one, currentFee })
    const confirmed = submission.confirm()
    ending.abort()
    await confirmed
    expect(sent()).toEqual([])
  })
})

describe('the fee of a withdrawal', () => {
  const withFee = (...fees: (typeof one | undefined)[]): Order => ({
    ...withdrawal,
    fee: one,
    currentFee: async () => {
      const fee = fees.shift()
      return fee ? { ok: true, fee } : { ok: false, error: { kind: 'timeout' } }
    },
  })

  it('shows a changed fee for another review and sends nothing before', async () => {
    const { unresolvedOrders, phase, sent, server, submission } = openSubmission()
    submission.review(withFee(two, two))
    await submission.confirm()
    expect(phase()).toMatchObject({ name: 'review', order: { fee: two }, feeBefore: one })
    expect(sent()).toEqual([])
    expect(unresolvedOrders.find()).toBeUndefined()
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1'])
    await server.answer('send', ok(undefined))
    expect(phase()).toEqual({ name: 'none' })
  })

  it('asks for another review when the server stops or starts naming a fee', async () => {
    const fees = [undefined, two, two]
    const { phase, sent, submission } = openSubmission()
    submission.review({
      ...withdrawal,
      fee: one,
      currentFee: async () => ({ ok: true, fee: fees.shift() }),
    })
    await submission.confirm()
    expect(phase()).toMatchObject({ name: 'review', feeBefore: one })
    expect(phase()).not.toHaveProperty('order.fee')
    await submission.confirm()
    expect(phase()).toMatchObject({ name: 'review', order: { fee: two }, feeBefore: null })
    expect(sent()).toEqual([])
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1'])
  })

  it('sends nothing and explains it in the review when the network is closed', async () => {
    const { phase, report, sent, submission } = openSubmission()
    const gone = { ok: false, error: { kind: 'gone' } } as const
    submission.review({ ...withdrawal, fee: one, currentFee: async () => gone })
    await submission.confirm()
    expect(phase()).toMatchObject({ name: 'review', order: { fee: one }, issue: gone.error })
    expect(sent()).toEqual([])
    expect(report).not.toHaveBeenCalled()
  })

  it('sends nothing when the fee cannot be read, and can be confirmed again', async () => {
    const { phase, report, sent, submission } = openSubmission()
    submission.review(withFee(undefined, one))
    await submission.confirm()
    const issue = { kind: 'timeout' }
    expect(phase()).toMatchObject({ name: 'review', order: { fee: one }, issue })
    expect(report).toHaveBeenCalledExactlyOnceWith(issue)
    expect(sent()).toEqual([])
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1'])
  })
})

describe('the answer to an order', () => {
  it('sends a refused transfer again only after a review and with a new key', async () => {
    const { unresolvedOrders, phase, report, sent, server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    const no = { kind: 'refused', code: 28100, message: 'Too much.' } as const
    await server.answer('send', failed(no))
    expect(phase()).toEqual({ name: 'review', order: withdrawal, issue: no })
    expect(report).toHaveBeenCalledExactlyOnceWith(no)
    expect(unresolvedOrders.find()).toBeUndefined()
    void submission.confirm()
    await settle()
    expect(sent()).toEqual(['key-1', 'key-2'])
  })

  it.each(['auth', 'forbidden'] as const)(
    'keeps order and key for a new sign-in when the token is refused (%s)',
    async (kind) => {
      const { phase, sent, server, submission } = openSubmission()
      submission.review(withdrawal)
      void submission.confirm()
      await settle()
      await server.answer('send', failed(kind))
      expect(phase()).toEqual({ name: 'review', order: withdrawal })
      void submission.confirm()
      await settle()
      expect(sent()).toEqual(['key-1', 'key-1'])
    },
  )

  it('returns to the form when a proof is refused', async () => {
    const { unresolvedOrders, phase, server, submission } = openSubmission({
      ...newPage(),
      slot: 'usd',
    })
    void submission.send(proofOrder)
    await settle()
    await server.answer('send', failed('refused'))
    expect(phase()).toEqual({ name: 'none', issue: { kind: 'refused' } })
    expect(unresolvedOrders.find()).toBeUndefined()
  })

  it('shows a receipt and clears the storage when a transfer is accepted', async () => {
    const { onSuccess, page, phase, receipt, report, server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    await settle()
    await server.answer('send', ok(record))
    expect(phase()).toEqual({ name: 'none' })
    expect(receipt()).toMatchObject({ kind: 'withdrawal', amount: '50', record })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(report).not.toHaveBeenCalled()
    expect(page.content).toEqual(new Map())
  })

  it.each([undefined, null, {}, 'text', { ...record, status: 'Lost' }])(
    'shows a receipt without a record when the answer holds %j',
    async (item) => {
      const { receipt, server, submission } = openSubmission()
      submission.review(withdrawal)
      void submission.confirm()
      await settle()
      await server.answer('send', ok(item))
      expect(receipt()).toMatchObject({ amount: '50', record: undefined })
    },
  )
})

describe('an order whose token was refused and renewed', () => {
  const renewed = failed({ kind: 'auth', isRenewed: true })

  it('is sent again with its key if the server does not know the key', async () => {
    const { phase, sent, server, submission } = openSubmission()
    submission.review(withdrawal)
    void submission.confirm()
    await server.answer('send', renewed)
    expect(server.of('record').map(({ args }) => args)).toEqual([['key-1', 'withdrawal']])
    expect(sent()).toEqual(['key-1'])
    await server.answer('record', ok(undefined))
    expect(sent()).toEqual(['key-1', 'key-1'])
    await server.answer('send', ok(record))
    expect(phase()).toEqual({ name: 'none' })
  })

  it.each([
    ['the server knows it', ok(record), true],
    ['the server cannot say', failed('network'), true],
    ['its key does not reach the server', undefined, false],
  ])('is not sent again if %s', async (_, answer, sendsKey) => {
    const { sent, server, submission } = openSubmission(newPage(), { sendsKey })
    submission.review(withdrawal)
    void submission.confirm()
    await server.answer('send', renewed)
    if (answer) await server.answer('record', answer)
    expect(sent()).toEqual(['key-1'])
    expect(server.count('record')).toBe(answer ? 1 : 0)
  })
})

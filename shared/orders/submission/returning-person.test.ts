import { describe, expect, it, vi } from 'vitest'
import { failed, ok, settle } from '../../api/fake-calls.test-helper.ts'
import { newPage, openSubmission, type Page, record, withdrawal } from './submission.test-helper.ts'

const server = 'https://pay.example'
type Options = Parameters<typeof openSubmission>[1]

/** A person on a page; the server names them before an order is sent. */
const openAs = (person: string, page: Page = newPage(), options: Options = {}) => {
  const identify = vi.fn(async () => void all.unresolvedOrders.identify(server, person))
  const all = openSubmission(page, { identify, keys: page.lasting.size * 10, ...options })
  return { ...all, identify }
}
const confirm = async ({ submission }: ReturnType<typeof openAs>) => {
  submission.review(withdrawal)
  void submission.confirm()
  await settle()
}
/** Alice's withdrawal got no answer, and the webview with its session storage is gone. */
const afterLostAnswer = async (token = 'of a new launch'): Promise<Page> => {
  const first = openAs('alice')
  await confirm(first)
  await first.server.answer('send', failed('timeout'))
  return { ...newPage(), lasting: first.page.lasting, token }
}

describe('a person who returns with another token', () => {
  it('finds the withdrawal without an answer, and its receipt once the server is asked', async () => {
    const again = openAs('alice', await afterLostAnswer())
    expect(again.phase()).toEqual({ name: 'none' })
    await again.identify()
    void again.submission.lookUp()
    expect(again.phase()).toMatchObject({
      name: 'unknown',
      unresolved: { kind: 'withdrawal', amount: '50', currency: 'USDT', idempotencyKey: 'key-1' },
      order: undefined,
      isChecking: true,
    })
    expect(again.server.of('record').map(({ args }) => args)).toEqual([['key-1', 'withdrawal']])
    await again.server.answer('record', ok(record))
    expect(again.receipt()).toMatchObject({ to: 'found', record })
    expect(again.onSuccess).toHaveBeenCalledOnce()
    expect(again.page.lasting.size).toBe(0)
    again.ending.abort()
  })

  it('is told of it before another one is sent, if it was not found at the opening', async () => {
    const again = openAs('alice', await afterLostAnswer())
    await confirm(again)
    expect(again.sent()).toEqual([])
    expect(again.phase()).toMatchObject({
      name: 'unknown',
      unresolved: { idempotencyKey: 'key-1' },
    })
  })

  it('still has it after a failed look, without a word', async () => {
    for (const failure of [failed('network'), failed({ kind: 'server', status: 404 })]) {
      const again = openAs('alice', await afterLostAnswer())
      await again.identify()
      void again.submission.lookUp()
      await again.server.answer('record', failure)
      expect(again.phase()).toMatchObject({
        name: 'unknown',
        checkResult: 'none',
        isChecking: false,
      })
      expect(again.report).not.toHaveBeenCalled()
      expect(again.page.lasting.size).toBe(1)
    }
  })

  it('asks for nothing that was sent without its key', async () => {
    const first = openAs('alice', newPage(), { sendsKey: false })
    await confirm(first)
    await first.server.answer('send', failed('timeout'))
    const again = openAs('alice', { ...first.page, content: new Map(), token: 'two' })
    await again.identify()
    await again.submission.lookUp()
    expect(again.phase()).toMatchObject({ name: 'unknown', checkResult: 'none' })
    expect(again.server.asked).toEqual([])
  })

  it('can dismiss it, and then send another one', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const again = openAs('alice', await afterLostAnswer())
    await again.identify()
    void again.submission.lookUp()
    await again.server.answer('record', ok(undefined))
    vi.advanceTimersByTime(60_000)
    void again.submission.checkStatus()
    await again.server.answer('record', ok(undefined))
    again.submission.dismiss()
    expect(again.page.lasting.size).toBe(0)
    await confirm(again)
    expect(again.sent()).toHaveLength(1)
    vi.useRealTimers()
  })
})

describe('another person at the same device', () => {
  it('sees nothing of it, and sends an order of their own', async () => {
    const page = await afterLostAnswer()
    const bob = openAs('bob', page)
    await bob.identify()
    await bob.submission.lookUp()
    expect(bob.phase()).toEqual({ name: 'none' })
    expect(bob.server.asked).toEqual([])
    await confirm(bob)
    expect(bob.sent()).toHaveLength(1)
    await bob.server.answer('send', ok(undefined))
    expect(page.lasting.size).toBe(1)
  })
})

it('Nothing is sent while it is not known whose the order without an answer is', async () => {
  const refusal = { kind: 'network', isUnsent: true } as const
  const again = openAs('alice', await afterLostAnswer(), { identify: async () => refusal })
  await confirm(again)
  expect(again.sent()).toEqual([])
  expect(again.phase()).toEqual({ name: 'review', order: withdrawal, issue: refusal })
  expect(again.report).toHaveBeenCalledExactlyOnceWith(refusal)
})

it('An order that its server does not allow is neither sent nor kept', async () => {
  const refusal = { kind: 'key', isUnsent: true } as const
  const all = openAs('alice', newPage(), { checkKey: async () => refusal })
  await confirm(all)
  expect(all.sent()).toEqual([])
  expect([all.page.content.size, all.page.lasting.size]).toEqual([0, 0])
  expect(all.phase()).toEqual({ name: 'review', order: withdrawal, issue: refusal })
})

it('An order of which another tab has no answer yet is not followed by another one', async () => {
  const left = openAs('alice')
  const right = openAs('alice', { ...left.page, content: new Map() }, { keys: 10 })
  await confirm(left)
  await confirm(right)
  expect([left.sent(), right.sent()]).toEqual([['key-1'], []])
  await left.server.answer('send', ok(record))
  expect(left.receipt()).toMatchObject({ record })
  left.ending.abort()
})

it('An order that is answered after its person has gone is no longer kept', async () => {
  const all = openAs('alice')
  await confirm(all)
  expect(all.page.lasting.size).toBe(1)
  all.ending.abort()
  await all.server.answer('send', ok(record))
  expect(all.page.lasting.size).toBe(0)
})

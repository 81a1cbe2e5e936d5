import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failed, fakeCalls, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { createLiveQuote } from './live-quote.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = 300
const send = (amount: string) => ({ side: 'send', amount: decimalText(amount) }) as const

const quote = (amount: string, rate = '0.9985') => ({
  quoteId: `for ${amount} at ${rate}`,
  rate: decimalText(rate),
  amount: decimalText(amount),
  fee: decimalText('0'),
  receives: decimalText('1'),
  validSeconds: 30,
})

function open() {
  const server = fakeCalls(['load'])
  const report = vi.fn()
  let isWatched = true
  const live = createLiveQuote(server.calls.load, report, () => isWatched)
  return {
    live,
    report,
    server,
    leave: () => {
      isWatched = false
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    asked: () => server.of('load').map(({ args }) => args[0]),
    answer: (amount: string, rate?: string) => server.answer('load', ok(quote(amount, rate))),
    rate: () => live.store.getState().known?.quote.rate,
  }
}

it('asks once typing pauses, and not for each digit', async () => {
  const { asked, live, wait } = open()
  for (const amount of ['1', '10', '100']) {
    live.want(send(amount))
    await wait(pause - 1)
  }
  expect(asked()).toEqual([])
  await wait(1)
  expect(asked()).toEqual(['100'])
})

it('drops the answer for what was typed before', async () => {
  const it = open()
  it.live.want(send('1'))
  await it.wait(pause)
  it.live.want(send('2'))
  await it.answer('1', '0.5')
  expect(it.rate()).toBeUndefined()
  await it.wait(pause)
  await it.answer('2')
  expect(it.rate()).toBe('0.9985')
  expect(it.live.store.getState().answered).toEqual(send('2'))
})

it('renews an expired quote, and keeps the last one meanwhile', async () => {
  const it = open()
  it.live.want(send('100'))
  await it.wait(pause)
  await it.answer('100')
  await it.wait(29_999)
  expect(it.asked()).toHaveLength(1)
  await it.wait(1)
  expect(it.asked()).toEqual(['100', '100'])
  expect(it.rate()).toBe('0.9985')
  await it.answer('100', '0.99')
  expect(it.rate()).toBe('0.99')
})

it('renews nothing while nobody can see it, and at once on return', async () => {
  const it = open()
  it.live.want(send('100'))
  await it.wait(pause)
  await it.answer('100')
  it.leave()
  await it.wait(120_000)
  expect(it.asked()).toHaveLength(1)
  it.live.refresh()
  expect(it.asked()).toHaveLength(2)
})

it('a return before it expires asks for nothing', async () => {
  const it = open()
  it.live.want(send('100'))
  await it.wait(pause)
  await it.answer('100')
  it.live.stop()
  await it.wait(20_000)
  it.live.refresh()
  expect(it.asked()).toHaveLength(1)
  await it.wait(10_000)
  expect(it.asked()).toHaveLength(2)
})

it('a failure is told and ends the renewals until a second try', async () => {
  const it = open()
  it.live.want(send('100'))
  await it.wait(pause)
  await it.server.answer('load', failed('network'))
  expect(it.report).toHaveBeenCalledExactlyOnceWith({ kind: 'network' })
  expect(it.live.store.getState().error).toEqual({ kind: 'network' })
  await it.wait(120_000)
  expect(it.asked()).toHaveLength(1)
  it.live.refresh()
  await it.answer('100')
  expect(it.live.store.getState()).toMatchObject({ error: undefined, answered: send('100') })
})

it('a server whose quotes are valid for no time is not asked all the time', async () => {
  const it = open()
  it.live.want(send('100'))
  await it.wait(pause)
  await it.server.answer('load', ok({ ...quote('100'), validSeconds: 0 }))
  await it.wait(4_999)
  expect(it.asked()).toHaveLength(1)
})

import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failed } from '../../../shared/api/errors.ts'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import { pollRecord } from './record-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const record = (status: string) =>
  v.parse(historyRecord, {
    orderNumber: 'W-1',
    status,
    type: 'WITHDRAW',
    direction: 'OUT',
    currency: 'USD',
    amount: '5',
    date: '2026-03-02T08:15:00Z',
  })

it('polls until the review is decided; a failed call is no news', async () => {
  const answers = [
    failed({ kind: 'network' }),
    { ok: true, value: record('Auditing') } as const,
    { ok: true, value: record('Success') } as const,
  ]
  const load = vi.fn(async () => answers.shift() ?? failed({ kind: 'server' }))
  const statuses: string[] = []
  const report = vi.fn()
  pollRecord('W-1', {
    load,
    onRecord: ({ status }) => statuses.push(status),
    report,
    clock: globalThis,
  })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(statuses).toEqual(['Auditing', 'Success'])
  expect(report).not.toHaveBeenCalled()
})

it('reports a refused token, and goes on after a new sign-in', async () => {
  const refusal = { kind: 'auth', navigate: '/login' } as const
  const answers = [failed(refusal), { ok: true, value: record('Success') } as const]
  const load = vi.fn(async () => answers.shift() ?? failed({ kind: 'server' }))
  const [onRecord, report] = [vi.fn(), vi.fn()]
  pollRecord('W-1', { load, onRecord, report, clock: globalThis })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(report.mock.calls).toEqual([[refusal]])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onRecord).toHaveBeenCalledOnce()
})

it('reports nothing after its end, not even a pending answer', async () => {
  let answer: (value: { ok: true; value: ReturnType<typeof record> }) => void = () => {}
  const onRecord = vi.fn()
  const end = pollRecord('W-1', {
    load: () => new Promise((resolve) => (answer = resolve)),
    onRecord,
    report: vi.fn(),
    clock: globalThis,
  })
  await vi.advanceTimersByTimeAsync(2_000)
  end()
  answer({ ok: true, value: record('Success') })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onRecord).not.toHaveBeenCalled()
})

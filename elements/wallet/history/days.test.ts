import * as v from 'valibot'
import { expect, it, onTestFinished, vi } from 'vitest'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import { daysOf } from './days.ts'

const recordsAt = (...dates: readonly string[]) =>
  dates.map((date, at) =>
    v.parse(historyRecord, {
      orderNumber: `S-${at}`,
      type: 'INTEREST_RATE',
      status: 'Success',
      direction: 'IN',
      currency: 'USD',
      amount: '1',
      date,
    }),
  )

/** The indexes at which a day begins on a device in a time zone. */
function beginnings(zone: string, ...dates: readonly string[]): number[] {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  const begins = daysOf(recordsAt(...dates), new WeakMap())
  return dates.flatMap((_, at) => (begins(at) ? [at] : []))
}

const night = ['2026-03-02T18:00:00Z', '2026-03-02T15:00:00Z', '2026-03-02T01:00:00Z'] as const

it.each([
  ['UTC', [0]],
  ['Asia/Taipei', [0, 1]],
  ['America/New_York', [0, 2]],
])('begins a day at midnight in the time zone of the device: %s', (zone, expected) => {
  expect(beginnings(zone, ...night)).toEqual(expected)
})

it('counts a day of 25 hours as one', () => {
  const hours = ['2026-11-02T04:59:00Z', '2026-11-01T04:00:00Z', '2026-11-01T03:59:00Z']
  expect(beginnings('America/New_York', ...hours)).toEqual([0, 2])
})

it('puts a record with an unreadable date under the day before it', () => {
  expect(beginnings('UTC', 'soon', ...night.slice(0, 1), 'soon', ...night.slice(1))).toEqual([1])
})

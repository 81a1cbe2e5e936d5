import { expect, test } from 'vitest'
import { orderNumberAt, timeOfOrders } from './order-number.ts'

const day = (text: string) => new Date(`${text}T00:00:00.000Z`)

test.each([
  ['EX2', '2000-01-01', '3000-01-01'],
  ['EX2026', '2026-01-01', '2027-01-01'],
  ['ex20260', '2026-01-01', '2026-10-01'],
  ['EX20261', '2026-10-01', '2027-01-01'],
  ['EX202602', '2026-02-01', '2026-03-01'],
  ['EX2026022', '2026-02-20', '2026-03-01'],
  ['EX2026023', '2026-03-01', '2026-03-01'],
  ['EX20260303', '2026-03-03', '2026-03-04'],
  ['EX20261231', '2026-12-31', '2027-01-01'],
  ['EX2026030312345', '2026-03-03', '2026-03-04'],
])('orders that begin with %s are from %s on and before %s', (beginning, from, to) => {
  expect(timeOfOrders(beginning)).toEqual(
    from === to ? undefined : { from: day(from), to: day(to) },
  )
})

test.each(['', 'e', 'EX'])('every order begins with %j', (beginning) => {
  expect(timeOfOrders(beginning)).toEqual({})
})

test.each([
  'A',
  'EX1',
  'EX9',
  'EXA',
  'E2',
  'EX2026 ',
  '%',
  'EX202613',
  'EX20260230',
  `EX${'1'.repeat(19)}`,
])('no order begins with %j', (beginning) => {
  expect(timeOfOrders(beginning)).toBeUndefined()
})

test('the beginnings of an order number contain its day', () => {
  const at = new Date('2024-02-29T23:59:59.999Z')
  const number = orderNumberAt({ random: (length) => new Uint8Array(length).fill(7) }, at)
  for (let length = 0; length <= number.length; length++) {
    const { from = at, to } = timeOfOrders(number.slice(0, length)) ?? {}
    expect(from <= at && (!to || at < to)).toBe(true)
  }
})

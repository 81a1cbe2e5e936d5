import { expect, it } from 'vitest'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { shareOf } from './share-of.ts'

const share = (first: string | null, second: string | null) =>
  shareOf(first as DecimalText | null, second as DecimalText | null)

it('The share of USD is its part of the sum of USD and USDT', () => {
  expect(share('300', '100')).toBe(0.75)
  expect(share('0', '5')).toBe(0)
})

it.each([
  ['0', '0'],
  ['-1', '5'],
  [null, '5'],
])('%s and %s have no shares', (first, second) => {
  expect(share(first, second)).toBeUndefined()
})

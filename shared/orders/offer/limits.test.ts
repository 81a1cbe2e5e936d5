import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amountSchema } from '../../money/amount-schema.ts'
import { decimalText } from '../../money/decimal-text.ts'
import { type Limits, leftTodayOf, within } from './limits.ts'

const soon = new Date(Date.now() + 3_600_000).toISOString()
const past = new Date(Date.now() - 1000).toISOString()
const own = { min: decimalText('10'), max: decimalText('5000') }
const named = (limits: Readonly<Record<string, string>>) => limits as Limits

describe('the bounds of an amount', () => {
  it.each([
    ['are those of the form if the server names none', {}, '10', '5000', undefined],
    ['are narrowed by the network', { minAmount: '20', maxAmount: '300' }, '20', '300', undefined],
    ['are never widened', { minAmount: '1', maxAmount: '9000' }, '10', '5000', undefined],
    ['keep to the daily limit, whatever is left', { dailyLimit: '700' }, '10', '700', undefined],
    ['know what is left today', { leftToday: '70' }, '10', '5000', '70'],
  ])('%s', (_, limits, min, max, leftToday) => {
    expect(within(own, named(limits))).toEqual({ min, max, leftToday })
  })

  it('are those of the network while the balance is not known', () => {
    expect(within({}, named({ minAmount: '20', maxAmount: '300' }))).toMatchObject({
      min: '20',
      max: '300',
    })
  })
})

it.each([
  ['while its day lasts', { leftToday: '70', limitResetsAt: soon }, '70'],
  ['if nobody says when its day ends', { leftToday: '70' }, '70'],
  ['and not of a day that has ended', { leftToday: '70', limitResetsAt: past }, undefined],
  ['and nothing is left below zero', { leftToday: '-5' }, '0'],
  ['and an unreadable time does no harm', { leftToday: '70', limitResetsAt: 'soon' }, '70'],
])('what is left today counts %s', (_, limits, left) => {
  expect(leftTodayOf(named(limits))).toBe(left)
})

describe('an amount', () => {
  const issueOf = (amount: string, limits: Readonly<Record<string, string>>) => {
    const schema = amountSchema(
      () => 'USDT',
      () => within(own, named(limits)),
      true,
    )
    const result = v.safeParse(schema, amount)
    return result.success ? undefined : result.issues[0].message
  }

  it.each([
    ['70', { leftToday: '70' }, undefined],
    ['70.000001', { leftToday: '70' }, 'amount.leftToday'],
    ['9', { leftToday: '70' }, 'amount.between'],
    // Then no amount fits, so its own bounds say nothing.
    ['9', { leftToday: '5' }, 'amount.leftToday'],
    ['500', { leftToday: '0' }, 'amount.leftToday'],
    // The smaller of two bounds is named.
    ['301', { maxAmount: '300', leftToday: '700' }, 'amount.between'],
    ['800', { maxAmount: '900', leftToday: '700' }, 'amount.leftToday'],
    ['6000', { leftToday: '7000' }, 'amount.between'],
    // The network takes more than there is: a range without an amount is not shown.
    ['50', { minAmount: '9000' }, 'amount.minimum'],
  ])('of %s, with %j, has the issue %s', (amount, limits, issue) => {
    expect(issueOf(amount, limits)).toBe(issue)
  })
})

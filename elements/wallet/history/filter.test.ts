import { describe, expect, it } from 'vitest'
import { countOf, isInOrder, noFilter, queryOf } from './filter.ts'

describe('the query of a filter', () => {
  it('is empty where nothing is filtered', () => {
    expect(queryOf(noFilter)).toEqual({})
  })

  it('has the instants at which the first day begins and the last day ends on the device', () => {
    const { from, to } = queryOf({ ...noFilter, from: '2026-03-29', to: '2026-03-29' })
    expect(from).toBe(new Date(2026, 2, 29).toISOString())
    expect(to).toBe(new Date(2026, 2, 30).toISOString())
  })

  it('has a search in full-width letters and digits as the server writes it', () => {
    expect(queryOf({ ...noFilter, search: ' ｅｘ２０２６ ' })).toEqual({ search: 'ex2026' })
    for (const search of ['Order number: EX2026', '訂單編號：EX2026', '#EX2026', 'EX\u200b2026']) {
      expect(queryOf({ ...noFilter, search })).toEqual({ search: 'EX2026' })
    }
  })

  it.each(['', '2026-3-1', 'yesterday'])('leaves out the day %j', (from) => {
    expect(queryOf({ ...noFilter, from })).toEqual({})
  })
})

it('knows whether its days are in order', () => {
  expect(isInOrder({ from: '2026-03-02', to: '2026-03-01' })).toBe(false)
  expect(isInOrder({ from: '2026-03-01', to: '2026-03-01' })).toBe(true)
  expect(isInOrder({ from: '2026-03-02', to: '' })).toBe(true)
})

it('sends a search as it was typed to a server that searches for any part of a text', () => {
  const found = (search: string) => queryOf({ ...noFilter, search }, true)
  expect(found(' １,５００.００ ')).toEqual({ contains: '1,500.00' })
  expect(found('Example Bank')).toEqual({ contains: 'Example Bank' })
  expect(found('  ')).toEqual({})
})

it('counts the filters of the panel, not type and search', () => {
  expect(countOf({ ...noFilter, type: 'DEPOSIT', search: '2' })).toBe(0)
  expect(countOf({ ...noFilter, status: 'Fail', from: '2026-03-01', to: '2026-03-02' })).toBe(3)
})

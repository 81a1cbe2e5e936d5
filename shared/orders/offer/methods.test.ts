import { describe, expect, it } from 'vitest'
import { channelFor, usdMethods } from './use-methods.ts'

const offered = (channels: Parameters<typeof channelFor>[0]) =>
  usdMethods.filter((method) => channelFor(channels, method))

describe('the USD methods', () => {
  it('are four in a fixed order', () => {
    expect(usdMethods).toEqual(['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'])
  })

  it('share one account if the server names no method', () => {
    const account = { method: null }
    expect(offered([{}])).toEqual(usdMethods)
    for (const method of usdMethods) expect(channelFor([account], method)).toBe(account)
  })

  it('are those that the server names, in our order', () => {
    expect(offered([{ method: 'PAYPAL' }, { method: 'WIRE', offered: null }])).toEqual([
      'WIRE',
      'PAYPAL',
    ])
  })

  it('are hidden if the server does not offer them', () => {
    expect(
      offered([
        { method: 'WIRE', offered: true },
        { method: 'ACH', offered: false },
      ]),
    ).toEqual(['WIRE'])
    expect(offered([{ method: 'WIRE', offered: false }])).toEqual([])
  })

  it('have no account if the server has no channel', () => {
    expect(offered([])).toEqual([])
  })

  it('never use the account of another method', () => {
    const [wire, ach] = [{ method: 'WIRE' }, { method: 'ACH' }] as const
    expect(channelFor([wire, ach], 'ACH')).toBe(ach)
    expect(channelFor([wire, {}], 'ACH')).toBeUndefined()
  })
})

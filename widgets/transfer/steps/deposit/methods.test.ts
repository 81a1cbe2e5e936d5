import { describe, expect, it } from 'vitest'
import { channelFor, usdMethods } from './use-methods.ts'

const offered = (channels: Parameters<typeof channelFor>[0]) =>
  usdMethods.filter((method) => channelFor(channels, method))

describe('the USD methods', () => {
  it('are four, in their fixed order', () => {
    expect(usdMethods).toEqual(['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'])
  })

  it('are all there on a server that names none: one account serves them', () => {
    const account = { method: null }
    expect(offered([{}])).toEqual(usdMethods)
    for (const method of usdMethods) expect(channelFor([account], method)).toBe(account)
  })

  it('are those that a server names, whatever their order', () => {
    expect(offered([{ method: 'PAYPAL' }, { method: 'WIRE', offered: null }])).toEqual([
      'WIRE',
      'PAYPAL',
    ])
  })

  it('are hidden where the server says that it does not offer them now', () => {
    expect(
      offered([
        { method: 'WIRE', offered: true },
        { method: 'ACH', offered: false },
      ]),
    ).toEqual(['WIRE'])
    expect(offered([{ method: 'WIRE', offered: false }])).toEqual([])
  })

  it('have no account on a server that has no channel at all', () => {
    expect(offered([])).toEqual([])
  })

  it('have each their own account, never that of another method', () => {
    const [wire, ach] = [{ method: 'WIRE' }, { method: 'ACH' }] as const
    expect(channelFor([wire, ach], 'ACH')).toBe(ach)
    expect(channelFor([wire, {}], 'ACH')).toBeUndefined()
  })
})

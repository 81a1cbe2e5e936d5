import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { findNetwork, networkKeys } from './networks.ts'

const channel = (fields: object) => v.parse(cryptoChannel, fields)
const tron = channel({ channelName: 'TRC20', fullName: 'Tron (TRC20)', value: 1 })
const ethereum = channel({ channelName: 'ERC20', fullName: 'Ethereum (ERC20)', value: 2 })
const polygon = channel({ fullName: 'Polygon' })
const nameless = channel({ fullName: 'Solana' })

describe('the key of a network', () => {
  const all = [tron, ethereum, polygon, nameless]

  it('finds the network in a reordered list, and nothing in a list without it', () => {
    for (const [at, key] of networkKeys(all).entries()) {
      expect(findNetwork(all.toReversed(), key)).toBe(all[at])
      expect(
        findNetwork(
          all.filter((each) => each !== all[at]),
          key,
        ),
      ).toBeUndefined()
    }
    expect(findNetwork(all, undefined)).toBeUndefined()
  })

  it('stays the same when terms or names change', () => {
    const [key] = networkKeys([{ ...tron, fullName: 'TRON network', fee: null }])
    expect(findNetwork(all, key)).toBe(tron)
  })

  it('differs for two networks that the server calls the same', () => {
    const twin = { ...tron, fullName: 'Tron, the second' }
    const keys = networkKeys([tron, twin])
    expect(new Set(keys).size).toBe(2)
    expect(findNetwork([tron, twin], keys[1])).toBe(twin)
  })

  it('differs for another payment channel', () => {
    const [key] = networkKeys([tron])
    expect(findNetwork([{ ...tron, value: 9 }], key)).toBeUndefined()
  })
})

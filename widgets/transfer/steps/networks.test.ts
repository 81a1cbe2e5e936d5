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

  it('finds it in a list of another order, and nothing in a list without it', () => {
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

  it('is the same after a change of the terms or of the words', () => {
    const [key] = networkKeys([{ ...tron, fullName: 'TRON network', fee: null }])
    expect(findNetwork(all, key)).toBe(tron)
  })

  it('tells networks apart that the server calls the same', () => {
    const twin = { ...tron, fullName: 'Tron, the second' }
    const keys = networkKeys([tron, twin])
    expect(new Set(keys).size).toBe(2)
    expect(findNetwork([tron, twin], keys[1])).toBe(twin)
  })

  it('is another where the server would be paid through another channel', () => {
    const [key] = networkKeys([tron])
    expect(findNetwork([{ ...tron, value: 9 }], key)).toBeUndefined()
  })
})

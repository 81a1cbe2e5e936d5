import { describe, expect, it } from 'vitest'
import { addressNetworkOf, chainOf } from './address-network.ts'

const named = (channelName: string, rest: { fullName?: string; channelType?: string } = {}) =>
  addressNetworkOf({ channelName, fullName: '', channelType: '', value: '', ...rest })

describe('the network of a channel', () => {
  it.each([
    'TRC20',
    'TRC-20',
    'trc 20',
    'USDT-TRC20',
    'usdttrc20',
    'USDT_TRC20',
    'ＴＲＣ２０',
    'TRON',
    'Tron (TRC20)',
    'TRX',
    '波場',
    '波场',
  ])('%s is TRON', (name) => {
    expect(named(name)).toBe('tron')
  })

  it.each([
    'ERC20',
    'ERC-20',
    'USDTERC20',
    'BEP20',
    'BEP-20 (BSC)',
    'Ethereum',
    'ETH',
    'BSC',
    'BNB Smart Chain',
    'Polygon',
    'Arbitrum One',
    'Optimism',
    'Avalanche C-Chain',
    'Base',
    '以太坊',
  ])('%s is an EVM network', (name) => {
    expect(named(name)).toBe('evm')
  })

  it.each([
    '',
    '1',
    'Solana',
    'SPL',
    'TON',
    'BTC',
    'Omni',
    'Electron',
    'Database',
    'ERC2000',
    'BEP2',
    'BNB Beacon Chain (BEP2)',
    'Avalanche X-Chain',
    'TRC20 / ERC20',
  ])('%j is unknown', (name) => {
    expect(named(name)).toBeUndefined()
  })

  it('is taken from the first field that names one', () => {
    expect(named('USDT', { fullName: 'Tron (TRC20)' })).toBe('tron')
    expect(named('', { channelType: 'BEP20' })).toBe('evm')
    expect(named('TRC20', { fullName: 'Ethereum' })).toBe('tron')
    expect(
      addressNetworkOf({ channelName: '', fullName: '', channelType: 0, value: 'ERC20' }),
    ).toBe('evm')
    expect(
      addressNetworkOf({ channelName: '', fullName: '', channelType: 1, value: 2 }),
    ).toBeUndefined()
  })
})

describe('the chain of an EVM channel', () => {
  it.each([
    ['ERC20', '', '1'],
    ['BEP20', 'BNB Smart Chain (BEP20)', '56'],
    ['ERC20', 'Polygon', '137'],
    ['USDT', 'Arbitrum One (ETH L2)', '42161'],
    ['Base', '', '8453'],
    ['EVM', '', undefined],
    ['BSC / Polygon', '', undefined],
    ['TRC20', 'Tron (TRC20)', undefined],
  ])('of %s, %s is %s', (channelName, fullName, chain) => {
    expect(chainOf({ channelName, fullName, channelType: '', value: '' })).toBe(chain)
  })
})

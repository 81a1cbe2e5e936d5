import { describe, expect, it } from 'vitest'
import { addressKinds } from './kind.ts'
import { addressNetworkOf } from './network.ts'

interface Rest {
  readonly fullName?: string
  readonly channelType?: string | number
  readonly value?: string | number
  readonly addressKind?: string | null
}

const networkOf = (channelName: string, rest: Rest = {}) =>
  addressNetworkOf({
    channelName,
    fullName: '',
    channelType: '',
    value: '',
    addressKind: undefined,
    ...rest,
  })

/** The one kind of address that can be checked on a network. */
const named = (channelName: string, rest: Rest = {}) => {
  const { kinds, canCheck } = networkOf(channelName, rest)
  return canCheck ? kinds?.[0] : undefined
}

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
    'Celo',
    'CELO_USDT',
    'Kaia',
    'Klaytn',
    'KLAY',
    'zkSync Era',
    'ZKSYNC',
    'Linea',
    'Scroll',
    'opBNB',
    'Mantle',
    'Sonic',
    'Ink',
    'HyperEVM',
    'Plasma',
    'USDT-PLASMA',
    'Unichain',
    'Berachain',
    'Sei EVM',
    'Flare',
    'Rootstock',
    'Conflux eSpace',
    'Morph',
    'X Layer',
    'XDC',
    'AVAXC',
    'Kava (EVM)',
    'EOS EVM',
    'Etherlink',
    'Ethereum Classic',
    'Aurora',
  ])('%s is an EVM network', (name) => {
    expect(named(name)).toBe('evm')
  })

  it.each([
    ['Solana', 'solana'],
    ['SOL', 'solana'],
    ['SPL', 'solana'],
    ['USDT (Solana)', 'solana'],
    ['TON', 'ton'],
    ['The Open Network', 'ton'],
    ['USDTTON', 'ton'],
    ['Toncoin', 'ton'],
    ['Aptos', 'aptos'],
    ['APT', 'aptos'],
    ['Sui', 'sui'],
    ['NEAR Protocol', 'near'],
    ['NEAR', 'near'],
    ['BTC', 'bitcoin'],
    ['Omni', 'bitcoin'],
    ['Tezos', 'tezos'],
    ['Polkadot Asset Hub', 'polkadot'],
    ['Liquid', 'liquid'],
    ['Algorand', 'algorand'],
    ['EOS', 'eos'],
    ['BEP2', 'cosmos'],
    ['BNB Beacon Chain (BEP2)', 'cosmos'],
    ['Cosmos', 'cosmos'],
  ])('%s is %s', (name, kind) => {
    expect(named(name)).toBe(kind)
  })

  it.each([
    '',
    '1',
    'USDT',
    'Electron',
    'Database',
    'ERC2000',
    'TONIC',
    'Nearby',
    'Solar',
    'Avalanche X-Chain',
    'TRC20 / ERC20',
    'Kava',
    'Stacks',
  ])('%j cannot be checked', (name) => {
    expect(named(name)).toBeUndefined()
  })

  it.each<[string, readonly string[] | undefined]>([
    ['Something new', undefined],
    ['Avalanche X-Chain', []],
    ['Stacks', []],
    ['TRC20 / ERC20', ['tron', 'evm']],
    ['Kava', ['evm', 'cosmos']],
  ])('%s takes %j', (name, kinds) => {
    expect(networkOf(name).kinds).toEqual(kinds)
  })

  it('is taken from the first field that names one', () => {
    expect(named('USDT', { fullName: 'Tron (TRC20)' })).toBe('tron')
    expect(named('', { channelType: 'BEP20' })).toBe('evm')
    expect(named('TRC20', { fullName: 'Ethereum' })).toBe('tron')
    expect(named('', { channelType: 0, value: 'ERC20' })).toBe('evm')
    expect(named('', { channelType: 1, value: 2 })).toBeUndefined()
    expect(named('TRC20 / ERC20', { fullName: 'Tron' })).toBe('tron')
  })

  it('is what the server says, whatever its names are', () => {
    expect(named('Something new', { addressKind: 'evm' })).toBe('evm')
    expect(named('Ethereum', { addressKind: 'tron' })).toBe('tron')
    expect(named('Fast lane', { addressKind: 'Solana' })).toBe('solana')
    expect(named('TRC20', { addressKind: '' })).toBe('tron')
    for (const kind of Object.keys(addressKinds)) {
      expect(named('Fast lane', { addressKind: kind }), kind).toBe(kind)
    }
  })

  it.each([
    ['BTC Lightning', ''],
    ['Lightning', 'Bitcoin'],
    ['New', 'USDT stable coin'],
    ['New', 'Tether Stable-Coin'],
    ['New', 'Fast mode'],
    ['New', 'Base fee 1 USDT'],
    ['New', 'Core network of our bank'],
  ])('%s (%s) cannot be checked by its names', (channelName, fullName) => {
    expect(named(channelName, { fullName })).toBeUndefined()
  })

  it.each(['Base', 'USDT on Base', 'Base Mainnet', 'Base (ERC20)', 'Base (L2)', 'Mode Network'])(
    '%s is a network, although its name is a word',
    (name) => {
      expect(named(name)).toBe('evm')
    },
  )

  it.each(['quantum', null])('cannot be checked if the server says %j', (addressKind) => {
    expect(networkOf('Tron', { addressKind })).toMatchObject({ canCheck: false, kinds: ['tron'] })
    expect(networkOf('Something new', { addressKind })).toMatchObject({
      canCheck: false,
      kinds: undefined,
    })
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
    ['opBNB', '', '204'],
    ['Polygon zkEVM', '', '1101'],
    ['zkSync Era (ERC20)', '', '324'],
  ])('of %s, %s is %s', (channelName, fullName, chain) => {
    expect(networkOf(channelName, { fullName }).chain).toBe(chain)
  })
})

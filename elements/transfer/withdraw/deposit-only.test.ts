import { expect, it } from 'vitest'
import { depositOnlyNetworks } from './deposit-only.ts'

const network = (channelName: string, fullName = '', value: string | number = '') =>
  ({ channelName, fullName, value, channelType: '' }) as Parameters<
    typeof depositOnlyNetworks
  >[0][number]

const tron = network('TRC20', 'Tron (TRC20)', 'TRC20')
const polygon = network('POLYGON', 'Polygon PoS', 'POLYGON')
const ethereum = network('ERC20', 'Ethereum', 'ERC20')

it.each([
  ['the hidden one', [tron, polygon, ethereum], [], ['Polygon PoS']],
  ['the hidden one, once', [tron, polygon], [tron, polygon], ['Polygon PoS']],
  [
    'those of the list for deposits',
    [tron, polygon],
    [tron, polygon, network('Base')],
    ['Polygon PoS', 'Base'],
  ],
  ['none that is offered under another name', [tron], [network('Tron'), network('TRC-20')], []],
  [
    'none with another name and the same value',
    [network('Foo', '', 7)],
    [network('Foo net', '', 7)],
    [],
  ],
  [
    'one whose value is that of another network',
    [network('TRC20', '', 1)],
    [network('ERC20', '', 1)],
    ['ERC20'],
  ],
  ['a network of the same kind', [ethereum], [network('BEP20')], ['BEP20']],
  ['none that is offered beside the hidden one', [tron, ethereum, ethereum], [], []],
  ['none without a list', [], [], []],
])('names %s', (_, forWithdrawal, forDeposit, names) => {
  expect(depositOnlyNetworks(forWithdrawal, forDeposit)).toEqual(names)
})

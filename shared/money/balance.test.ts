import { expect, it } from 'vitest'
import { balanceOf } from './balance.ts'
import { decimalText as d } from './decimal-text.ts'

const wallet = {
  amount: d('1000.5'),
  marginUsd: d('0.50'),
  cryptoAmount: d('1'),
  marginCrypto: d('3'),
}

it('The available balance of a currency is its total minus what of it is held', () => {
  expect(balanceOf(wallet, 'USD')).toEqual({ total: '1000.5', held: '0.50', available: '1000' })
  expect(balanceOf(wallet, 'USDT')).toEqual({ total: '1', held: '3', available: '-2' })
  const empty = { ...wallet, amount: d('-0'), marginUsd: d('0') }
  expect(balanceOf(empty, 'USD').available).toBe('0')
})

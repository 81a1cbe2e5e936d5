import { describe, expect, it } from 'vitest'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { payloadOf } from './payload.ts'
import type { DepositProof, UsdtWithdrawal, UsdWithdrawal } from './submission-state.ts'

const withdrawal: UsdWithdrawal = {
  kind: 'usd-withdrawal',
  currency: 'USD',
  amount: decimalText('80.25'),
  fee: decimalText('25'),
  availableBefore: decimalText('500'),
  to: '62220001',
  bankName: 'Example Bank',
}

describe('The server gets of an order what was reviewed', () => {
  it.each([
    ['without an id', {}, {}],
    ['with an id', { cardId: 'c-7' }, { bankCardId: 'c-7' }],
    ['with the number 0 as its id', { cardId: 0 }, { bankCardId: 0 }],
  ])('a withdrawal of USD to a card %s', (_, card, named) => {
    expect(payloadOf({ ...withdrawal, ...card })).toEqual({
      amount: '80.25',
      proveImage: '',
      remark: '',
      transferWay: 'WIRE',
      type: 'WITHDRAW',
      ...named,
    })
  })

  it('a withdrawal of USDT: its address, and its network by the name of the server', () => {
    const order: UsdtWithdrawal = {
      kind: 'usdt-withdrawal',
      currency: 'USDT',
      amount: decimalText('50'),
      fee: decimalText('1'),
      to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      network: 'Tron (TRC20)',
      channel: '1',
      certainty: 'checksum',
    }
    expect(payloadOf(order)).toEqual({
      amount: '50',
      proveImage: '',
      remark: '',
      transferWay: 'CRYPTO',
      type: 'WITHDRAW',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      paymentChannel: '1',
    })
  })

  it.each(['WIRE', 7, ''])('the proof of a remittance over the channel %j', (channel) => {
    const order: DepositProof = {
      kind: 'deposit-proof',
      currency: 'USD',
      amount: decimalText('150'),
      to: 'Bank wire',
      channel,
      proof: '/pictures/slip.png',
    }
    expect(payloadOf(order)).toEqual({
      amount: '150',
      proveImage: '/pictures/slip.png',
      remark: '',
      transferWay: 'WIRE',
      type: 'DEPOSIT',
      paymentChannel: channel,
    })
  })
})

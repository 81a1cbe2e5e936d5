import type * as v from 'valibot'
import type { bankCard } from '../../shared/api/wire/bank-card.ts'
import type { historyRecord } from '../../shared/api/wire/history.ts'
import type { userInfo } from '../../shared/api/wire/user.ts'
import { type FakeServer, item } from '../support/fake-server.ts'
import { company, richWallet, tronAddress } from '../transfer/fixtures.ts'

import { quote } from './orders.ts'

export type RecordInput = v.InferInput<typeof historyRecord>

const decided = '2026-03-02T09:30:00Z'

export const auditing: RecordInput = {
  orderNumber: '20260302-000417',
  type: 'WITHDRAW',
  status: 'Auditing',
  direction: 'OUT',
  currency: 'USD',
  amount: '1500',
  fee: '25',
  date: '2026-03-02T08:15:00Z',
  transferWay: 'WIRE',
  bankCard: { id: '7', bankAccount: '417', bankName: 'Example Bank of Sampleton' },
  reviews: [
    { tier: 'BROKER', state: 'APPROVED', at: decided },
    { tier: 'CLEARING', state: 'PENDING' },
  ],
}

/** A withdrawal whose first review has not begun. */
export const cancellable: RecordInput = {
  ...auditing,
  orderNumber: '20260302-000421',
  isCancellable: true,
  paidAt: null,
  reviews: [
    { tier: 'BROKER', state: 'PENDING' },
    { tier: 'CLEARING', state: 'WAITING' },
  ],
}

/** A reviewer has asked about a deposit. */
export const asked: RecordInput = {
  orderNumber: '20260301-000423',
  type: 'DEPOSIT',
  status: 'Auditing',
  direction: 'IN',
  currency: 'USD',
  amount: '12000',
  fee: '0',
  date: '2026-03-01T21:05:00Z',
  transferWay: 'WIRE',
  method: 'WIRE',
  reviews: [
    { tier: 'BROKER', state: 'PENDING' },
    { tier: 'CLEARING', state: 'WAITING' },
  ],
  questions: [
    {
      id: '1',
      text: 'Where does this money come from? A contract or a statement of account is enough.',
      askedAt: '2026-03-02T07:30:00Z',
    },
  ],
}

export const answered: RecordInput = {
  ...asked,
  questions: asked.questions?.map((question) => ({
    ...question,
    answer: {
      text: 'I have sold a flat. The contract of sale is attached.',
      files: [company.companyIcon, `${company.companyIcon}#2`],
      at: '2026-03-02T08:10:00Z',
    },
  })),
}

export const cancelled: RecordInput = {
  ...cancellable,
  status: 'Fail',
  isCancellable: false,
  cancelledAt: '2026-03-02T08:40:00Z',
  reviews: [
    { tier: 'BROKER', state: 'WAITING' },
    { tier: 'CLEARING', state: 'WAITING' },
  ],
}

export const paidByWire: RecordInput = {
  ...cancellable,
  status: 'Success',
  isCancellable: false,
  paidAt: '2026-03-03T14:00:00Z',
  bankReference: 'FT230417820041',
  reviews: [
    { tier: 'BROKER', state: 'APPROVED', at: decided },
    { tier: 'CLEARING', state: 'APPROVED', at: '2026-03-03T10:00:00Z' },
  ],
}

export const paidInUsdt: RecordInput = {
  ...paidByWire,
  orderNumber: '20260302-000422',
  currency: 'USDT',
  amount: '200.5',
  fee: '1',
  transferWay: 'CRYPTO',
  bankCard: null,
  bankReference: null,
  mainnetType: 'Tron (TRC20)',
  address: tronAddress,
  transactionHash: '9bd4e7036f6ada0311f271768856ff84a1feca47136b91f9d6531af5f1ebb30f',
  explorer: 'https://explorer.example.com/tron/tx/{hash}',
}

/** USDT that the network has confirmed by 2 of 9 blocks. */
export const seenInNetwork: RecordInput = {
  orderNumber: '20260302-000425',
  type: 'DEPOSIT',
  status: 'Auditing',
  direction: 'IN',
  currency: 'USDT',
  amount: '250.5',
  fee: '0',
  date: '2026-03-02T08:15:00Z',
  transferWay: 'CRYPTO',
  mainnetType: 'Tron (TRC20)',
  address: tronAddress,
  reviews: [],
  confirmations: { seen: 2, needed: 9 },
  creditedAt: null,
  belowMinimum: null,
  transactionHash: '9bd4e7036f6ada0311f271768856ff84a1feca47136b91f9d6531af5f1ebb30f',
  explorer: 'https://explorer.example.com/tron/tx/{hash}',
}

export const halfway: RecordInput = { ...seenInNetwork, confirmations: { seen: 5, needed: 9 } }

export const credited: RecordInput = {
  ...seenInNetwork,
  status: 'Success',
  confirmations: { seen: 9, needed: 9 },
  creditedAt: '2026-03-02T08:18:00Z',
}

export const belowMinimum: RecordInput = {
  ...seenInNetwork,
  orderNumber: '20260302-000426',
  status: 'Fail',
  amount: '4',
  confirmations: null,
  belowMinimum: '10',
  failReason: 'A deposit below the minimum cannot be returned.',
}

/** A deposit that waits for the broker. */
export const waiting: RecordInput = {
  orderNumber: '20260301-000412',
  type: 'DEPOSIT',
  status: 'Auditing',
  direction: 'IN',
  currency: 'USD',
  amount: '12000',
  fee: '0',
  date: '2026-03-01T21:05:00Z',
  transferWay: 'WIRE',
  method: 'ACH',
  reviews: [
    { tier: 'BROKER', state: 'PENDING' },
    { tier: 'CLEARING', state: 'WAITING' },
  ],
}

export const completed: RecordInput = {
  orderNumber: '20260301-000398',
  type: 'DEPOSIT',
  status: 'Success',
  direction: 'IN',
  currency: 'USDT',
  amount: '250.5',
  date: '2026-03-01T02:40:00Z',
  transferWay: 'CRYPTO',
  mainnetType: 'Tron (TRC20)',
  address: tronAddress,
}

export const rejected: RecordInput = {
  ...auditing,
  orderNumber: '20260227-000371',
  status: 'Fail',
  date: '2026-02-27T15:05:00Z',
  failReason: 'The account name does not match the account holder.',
  reviews: [
    { tier: 'BROKER', state: 'APPROVED', at: decided },
    {
      tier: 'CLEARING',
      state: 'REJECTED',
      reason: 'The account name does not match the account holder.',
      at: decided,
    },
  ],
}

export const toFriend: RecordInput = {
  orderNumber: '20260226-000355',
  type: 'TRANSFER',
  status: 'Success',
  direction: 'OUT',
  currency: 'USD',
  amount: '80',
  date: '2026-02-26T11:20:00Z',
  counterparty: 'Demo H.',
  counterpartyNumber: 'W1348802408',
  fee: '0',
}

export const conversion: RecordInput = {
  orderNumber: '20260225-000340',
  type: 'TRANSFER',
  status: 'Success',
  direction: 'OUT',
  currency: 'USDT',
  amount: '500',
  fee: '0.5',
  date: '2026-02-25T07:00:00Z',
  converted: { currency: 'USD', amount: '499.15', rate: '0.9993' },
}

export const interest: RecordInput = {
  orderNumber: '20260225-000339',
  type: 'INTEREST_RATE',
  status: 'Success',
  direction: 'IN',
  currency: 'USD',
  amount: '0.42',
  date: '2026-02-25T00:00:00Z',
}

export const records = [auditing, completed, rejected, toFriend, conversion, interest]

/** A long history: the same six records in turn, each with its own number. */
export const manyRecords = (count: number): RecordInput[] =>
  Array.from({ length: count }, (_, at) => {
    const record = records[at % records.length] as RecordInput
    const day = new Date(Date.UTC(2026, 2, 2) - at * 21_600_000)
    return {
      ...record,
      orderNumber: `S-${String(count - at).padStart(6, '0')}`,
      date: day.toISOString(),
    }
  })

export const page = (values: readonly RecordInput[], next: string | null = null) => ({
  data: { list: values, next, takesContains: true },
})

export const card: v.InferInput<typeof bankCard> = {
  bankAccount: '6200 0000 0000 4417',
  fee: '25',
  holderName: 'Demo Holder',
  bankName: 'Example Bank of Sampleton',
  country: 'US',
  swiftCode: 'EXMPUS20XXX',
  status: 'Success',
}

export const user: v.InferInput<typeof userInfo> = {
  nickname: 'Demo',
  name: 'Demo Holder',
  email: 'demo.holder@sandbox.example',
  region: 'US',
  walletNumber: 'TW-000417',
}

/** A server that has everything and succeeds at every call. */
export const goodServer: FakeServer = {
  getWalletHomePage: item(richWallet),
  getHistory: page(records),
  getHistoryRecord: item(auditing),
  getBankCard: item(card),
  getUserInfo: item(user),
  getConversionQuote: item(quote),
}

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import { type CsvWords, csvField, csvHead, csvLine } from './csv.ts'

describe('a field of a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "no"', '"say ""no"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
  ])('%j is written as RFC 4180 says', (text, written) => {
    expect(csvField(text)).toBe(written)
  })

  it.each(['=1+1', '+1', '@SUM(A1)', '-1+2', '\t=1', '-', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    '%j cannot run as a formula',
    (text) => {
      expect(csvField(text)).toMatch(/^'/)
    },
  )

  it.each([
    ['\n=1', `"'\n'=1"`],
    ['name;=HYPERLINK(1)', `"name;'=HYPERLINK(1)"`],
    ['two\r\n=lines', `"two\r\n'=lines"`],
    ['a\t+1;@b', `"a\t'+1;'@b"`],
    ['a - b; c', '"a - b; c"'],
  ])('%j cannot run as a formula after another separator', (text, written) => {
    expect(csvField(text)).toBe(written)
  })

  it.each(['-100.5', '0.000001', '12'])('%j stays a number', (text) => {
    expect(csvField(text)).toBe(text)
  })
})

const columns = [
  'order',
  'type',
  'status',
  'amount',
  'currency',
  'fee',
  'date',
  'zone',
  'network',
  'address',
  'counterparty',
  'counterpartyNumber',
  'reason',
  'converted',
  'convertedCurrency',
  'rate',
  'bankCard',
]
const words: CsvWords = {
  headings: Object.fromEntries(columns.map((each) => [each, `H ${each}`])) as CsvWords['headings'],
  nameOf: ({ type }) => type,
  statuses: {
    Auditing: 'under review',
    Success: 'completed',
    Fail: 'failed',
    Cancelled: 'cancelled',
    InNetwork: 'in the network',
    NotCredited: 'not credited',
  },
}

it('begins with the byte order mark and the headings', () => {
  expect(csvHead(words)).toBe(`\ufeff${columns.map((each) => `H ${each}`).join(',')}\r\n`)
})

it('writes a record with the sign of its amount, in the time zone of the device', () => {
  const record = v.parse(historyRecord, {
    orderNumber: 'W-1',
    type: 'TRANSFER',
    status: 'Fail',
    direction: 'OUT',
    currency: 'USDT',
    amount: '500',
    fee: '0.5',
    date: new Date(2026, 2, 2, 8, 15, 0).toISOString(),
    counterparty: '=cmd()',
    counterpartyNumber: 'W1348802408',
    failReason: 'No, thanks',
    converted: { currency: 'USD', amount: '499.15', rate: '0.9993' },
  })
  expect(csvLine(record, words)).toMatch(
    /^W-1,TRANSFER,failed,-500\.00,USDT,,2026-03-02 08:15:00,'?GMT[+-]\d\d:\d\d,,,'=cmd\(\),W1348802408,"No, thanks",499\.15,USD,0\.9993,\r\n$/,
  )
})

it('names the bank account of a withdrawal by its bank and the end of its number', () => {
  const record = v.parse(historyRecord, {
    orderNumber: 'W-2',
    type: 'WITHDRAW',
    status: 'Auditing',
    direction: 'OUT',
    currency: 'USD',
    amount: '150',
    fee: '25',
    date: new Date(2026, 2, 2).toISOString(),
    // A server may send the whole number.
    bankCard: { id: 7, bankAccount: '6200-0000 0000 4417', bankName: '=Bank' },
  })
  expect(csvLine(record, words)).toMatch(/,-150\.00,USD,25\.00,.*,'=Bank •••• 417\r\n$/)
})

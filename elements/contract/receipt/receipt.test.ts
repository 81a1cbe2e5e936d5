import { expect, it } from 'vitest'
import { isoDay } from '../../../shared/text/dates/plain-dates.ts'
import { contract, record } from '../model/contract.test-helper.ts'
import { receiptOf } from './receipt.ts'

it('A receipt has what the server has on record, and no signature image', () => {
  expect(receiptOf(contract, record)).toEqual({
    number: 'TW-1',
    partA: 'Institution',
    partB: 'Broker',
    signedAt: '2026-11-21T10:00:00Z',
    date: '2026-11-20',
    locale: 'ja',
    lang: 'ja',
    version: undefined,
    textHash: 'a'.repeat(64),
    signedText: undefined,
    signatureHash: 'b'.repeat(64),
    signature: undefined,
  })
})

it('A receipt has the language and the hashes of a record in any spelling', () => {
  const other = { locale: 'zh-TW', textHash: 'A'.repeat(64), signatureHash: 'B'.repeat(64) }
  expect(receiptOf(contract, { ...record, ...other })).toMatchObject({
    locale: 'zh',
    textHash: 'a'.repeat(64),
    signatureHash: 'b'.repeat(64),
  })
})

it.each([
  ['2026-02-30T10:00:00Z', '2026-11-20', '2026-11-20'],
  ['soon', '2026-11-20', '2026-11-20'],
  // The day depends on the time zone of the person who signed.
  ['2026-11-21T12:00:00Z', 'Monday', ''],
  ['2026-11-21T12:00:00Z', '2026-13-45', ''],
  ['soon', 'Monday', ''],
])('A record with the time %s and the date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt = receiptOf(contract, { ...record, signedAt, date })
  expect(receipt.date).toBe(day)
  expect(JSON.stringify(receipt)).not.toMatch(/NaN|soon/)
})

it.each([
  ['de', 'other'],
  ['English', 'en'],
  ['en-GB', 'en'],
  ['EN_us', 'en'],
  ['jp', 'ja'],
])('A record in the language %s is in %s', (locale, expected) => {
  expect(receiptOf(contract, { ...record, locale }).locale).toBe(expected)
})

it('A date has two digits for month and day', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(isoDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
})

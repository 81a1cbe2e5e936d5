import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readAnswer } from './envelope.ts'
import type { ErrorKind } from './errors.ts'
import { leavesOutcomeUnknown } from './outcome.ts'
import { bankCard } from './wire/bank-card.ts'
import { cryptoChannel } from './wire/crypto-channel.ts'
import { itemOf, listOf } from './wire/data.ts'
import { transferRecord } from './wire/transfer.ts'
import { uploaded } from './wire/upload.ts'
import { usdChannel } from './wire/usd-channel.ts'
import { wallet } from './wire/wallet.ts'

const schemas: readonly v.GenericSchema<unknown, unknown>[] = [
  v.unknown(),
  listOf(usdChannel),
  listOf(cryptoChannel),
  itemOf(wallet),
  itemOf(bankCard),
  itemOf(transferRecord),
  uploaded,
]
const kinds: readonly ErrorKind[] = ['malformed', 'refused', 'auth', 'forbidden', 'server']

const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) })
const status = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.integer())
const anySchema = fc.constantFrom(...schemas)
const code = fc.oneof(
  fc.constantFrom(20000, 50008, 28006, 403, 28005, 28019, '20000', ' 28019', '', null),
  fc.jsonValue(),
)
const frame = fc.record(
  {
    code,
    success: fc.oneof(fc.boolean(), fc.jsonValue()),
    message: fc.oneof(fc.string(), fc.jsonValue()),
    msg: fc.oneof(fc.string(), fc.jsonValue()),
    data: fc.oneof(
      fc.jsonValue(),
      fc.record({ list: fc.jsonValue(), item: fc.jsonValue() }, { requiredKeys: [] }),
      fc.record({ list: fc.array(fc.dictionary(fc.string(), fc.jsonValue())) }),
    ),
  },
  { requiredKeys: [] },
)

/** Expects a value, or an error of a known kind whose texts are strings. */
const expectAnswer = (httpStatus: number, body: string, schema: (typeof schemas)[number]) => {
  const answer = readAnswer(httpStatus, body, schema)
  if (answer.ok) {
    expect(httpStatus).toBeGreaterThanOrEqual(200)
    expect(httpStatus).toBeLessThan(300)
    expect(['undefined', 'string']).toContain(typeof answer.notice)
    return
  }
  const { error } = answer
  expect(kinds).toContain(error.kind)
  expect(['undefined', 'string']).toContain(typeof error.message)
  expect(error.message).not.toBe('')
  expect([undefined, '/', '/login']).toContain(error.navigate)
}

describe('whatever a server sends, there is a value or a typed error', () => {
  it('for any text', () => {
    fc.assert(fc.property(status, anyText, anySchema, expectAnswer))
  })

  it('for any JSON', () => {
    fc.assert(fc.property(status, fc.json(), anySchema, expectAnswer))
  })

  it('for anything in the shape of an envelope', () => {
    fc.assert(
      fc.property(status, frame, anySchema, (httpStatus, body, schema) => {
        expectAnswer(httpStatus, JSON.stringify(body), schema)
      }),
      { numRuns: 500 },
    )
  })

  it('for an answer that was cut off anywhere', () => {
    const whole = JSON.stringify({ code: 20000, success: true, data: { list: [{ address: 'T' }] } })
    fc.assert(
      fc.property(fc.nat(whole.length - 1), anySchema, (length, schema) => {
        expect(readAnswer(200, whole.slice(0, length), schema)).toMatchObject({
          ok: false,
          error: { kind: 'malformed' },
        })
      }),
    )
  })
})

it('a refusal may say how long to wait', () => {
  const refusal = (data: unknown) =>
    readAnswer(200, JSON.stringify({ code: 28111, message: 'Wait', data }), v.unknown())
  expect(refusal({ waitSeconds: 30 })).toMatchObject({ error: { waitSeconds: 30 } })
  for (const data of [undefined, null, {}, { waitSeconds: '30' }, { waitSeconds: -1 }]) {
    expect(refusal(data)).toEqual({
      ok: false,
      error: { kind: 'refused', code: 28111, status: 200, message: 'Wait' },
    })
  }
})

describe('whether an error leaves the outcome of a transfer unknown', () => {
  it.each([
    ['network', undefined, true],
    ['timeout', undefined, true],
    ['aborted', undefined, true],
    ['canceled', undefined, true],
    ['unsettled', 200, true],
    ['malformed', 200, true],
    ['server', 404, true],
    ['server', 502, true],
    ['refused', 504, true],
    ['refused', 408, true],
    ['refused', 200, false],
    ['refused', 400, false],
    ['refused', undefined, false],
    ['auth', 200, false],
    ['forbidden', 401, false],
    ['protocol', undefined, false],
  ] as const)('%s, HTTP %s: %s', (kind, httpStatus, isOpen) => {
    expect(leavesOutcomeUnknown({ kind, ...(httpStatus && { status: httpStatus }) })).toBe(isOpen)
  })

  it.each([
    [28000, true, true],
    [50000, true, true],
    ['28000', true, true],
    [20000, false, true],
    [28000, false, false],
    [28000, undefined, false],
    [28019, false, false],
  ])('code %s with success %s: %s', (code, success, isOpen) => {
    const answer = readAnswer(200, JSON.stringify({ code, success, message: 'No' }), v.unknown())
    if (answer.ok) throw new Error('This is an error')
    expect(answer.error).toMatchObject({ kind: 'refused', message: 'No' })
    expect(leavesOutcomeUnknown(answer.error)).toBe(isOpen)
  })
})

import { expect, it } from 'vitest'
import { plainJson } from './plain-json.ts'

const payload = { paymentImg: ['a'], paymentId: '7', empty: [], more: { list: [1, null] } }

it('plainJson ignores the `toJSON` that Prototype.js adds to every array', () => {
  const expected = JSON.stringify(payload)
  expect(plainJson(payload)).toBe(expected)
  Object.assign(Array.prototype, { toJSON: () => 'spoilt' })
  const written = plainJson(payload)
  const spoilt = JSON.stringify(payload)
  Reflect.deleteProperty(Array.prototype, 'toJSON')
  expect(spoilt).toContain('"paymentImg":"spoilt"')
  expect(written).toBe(expected)
})

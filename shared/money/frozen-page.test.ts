import { afterAll, beforeAll, expect, it } from 'vitest'

const before = Object.getOwnPropertyDescriptor(Object.prototype, 'constructor')

/** As `lockdown()` of SES leaves it; a whole frozen prototype could not be restored. */
beforeAll(() => void Object.defineProperty(Object.prototype, 'constructor', { writable: false }))
afterAll(() => void Object.defineProperty(Object.prototype, 'constructor', { ...before }))

it('amounts are calculated on a page that has frozen the prototype of objects', async () => {
  const { add, truncate } = await import('./arithmetic.ts')
  type Amount = Parameters<typeof add>[0]
  expect(add('0.1' as Amount, '0.2' as Amount)).toBe('0.3')
  expect(truncate('1.239' as Amount, 2)).toBe('1.23')
})

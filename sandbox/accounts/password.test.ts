import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { passwordCost } from '../core/limits.ts'
import { checkPassword, hashPassword } from './password.ts'

const random = (length: number) => new Uint8Array(randomBytes(length))
const cheap = { random, passwordCost: { N: 16, r: 8, p: 1 } }

test('a password hash has its own salt and states its cost', async () => {
  const [first, second] = [await hashPassword(cheap, 'Abc'), await hashPassword(cheap, 'Abc')]
  expect(first).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(second).not.toBe(first)
  expect(await checkPassword(cheap, first, 'Abc')).toBe('right')
  for (const wrong of ['abc', 'Abc ', '']) {
    expect(await checkPassword(cheap, first, wrong)).toBe('wrong')
  }
})

test('without a hash every password is wrong', async () => {
  for (const none of [undefined, null, '']) {
    expect(await checkPassword(cheap, none, '')).toBe('wrong')
  }
})

test('a correct password whose hash has another cost is outdated', async () => {
  const stored = await hashPassword(cheap, 'Abc')
  for (const cost of [{ N: 32 }, { r: 4 }, { p: 2 }]) {
    const today = { passwordCost: { ...cheap.passwordCost, ...cost } }
    expect(await checkPassword(today, stored, 'Abc')).toBe('outdated')
    expect(await checkPassword(today, stored, 'abc')).toBe('wrong')
  }
})

test('a password can be hashed and checked at the cost of a release', async () => {
  const stored = await hashPassword({ random, passwordCost }, 'Abc')
  expect(await checkPassword({ passwordCost }, stored, 'Abc')).toBe('right')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storageOf } from './code.test-helper.ts'
import { createResendCooldown } from './resend-cooldown.ts'

const email = 'holder@example.com'

describe('The record of a send', () => {
  it('contains only a checksum of the address and the time', () => {
    const content = new Map<string, string>()
    createResendCooldown('tw-test', storageOf(content), () => 1_700_000_000_000).recordSend(email)
    expect([...content]).toEqual([
      [expect.stringMatching(/^tw-test:[0-9a-z]{5,11}$/), '1700000000000'],
    ])
  })

  it('contains no part of an address, and differs between addresses', () => {
    const name = fc.stringMatching(/^[a-z]{6,20}$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
        const content = new Map<string, string>()
        const cooldown = createResendCooldown('tw-test', storageOf(content), () => 0)
        cooldown.recordSend(`${one}@example.com`)
        expect(JSON.stringify([...content])).not.toContain(one)
        expect(JSON.stringify([...content])).not.toContain('example')
        expect(cooldown.secondsLeft(`${one}@example.com`)).toBe(60)
        expect(cooldown.secondsLeft(`${two}@example.com`)).toBe(0)
      }),
    )
  })

  it.each(['', 'x', 'NaN', 'Infinity', '{}', 'null'])('is ignored if it reads %j', (text) => {
    const content = new Map<string, string>()
    createResendCooldown('tw-test', storageOf(content), () => 1_700_000_000_000).recordSend(email)
    for (const key of content.keys()) content.set(key, text)
    const cooldown = createResendCooldown('tw-test', storageOf(content), () => 1_700_000_000_000)
    expect(cooldown.secondsLeft(email)).toBe(0)
  })

  it('never blocks for more than a minute, whatever clock and storage contain', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(), (kept, now) => {
        const content = new Map<string, string>()
        createResendCooldown('tw-test', storageOf(content), () => 0).recordSend(email)
        for (const key of content.keys()) content.set(key, String(kept))
        const left = createResendCooldown('tw-test', storageOf(content), () => now).secondsLeft(
          email,
        )
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(60)
        expect(Number.isInteger(left)).toBe(true)
      }),
    )
  })
})

describe('The cooldown', () => {
  it.each([
    ['Holder@Example.com', 'holder@example.com', true],
    ['+886912345678', '+886912345678', true],
    ['+886912345678', '+886912345679', false],
  ])('of %s applies to %s: %s', (one, other, isSame) => {
    const cooldown = createResendCooldown('tw-test', storageOf(), () => 0)
    cooldown.recordSend(one)
    expect(cooldown.secondsLeft(other)).toBe(isSame ? 60 : 0)
  })

  it('is separate for codes of another name', () => {
    const storage = storageOf()
    createResendCooldown('tw-test', storage, () => 0).recordSend(email)
    expect(createResendCooldown('tw-other', storage, () => 0).secondsLeft(email)).toBe(0)
  })
})

describe('Without session storage', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name)
  }
  it.each([
    ['has no storage', undefined],
    ['forbids it', { getItem: refuse('SecurityError'), setItem: refuse('SecurityError') }],
    ['has no room', { ...storageOf(), setItem: refuse('QuotaExceededError') }],
  ])('(%s) the cooldown lasts as long as the element', (_, storage) => {
    let now = 1000
    const cooldown = createResendCooldown('tw-test', storage, () => now)
    expect(cooldown.secondsLeft(email)).toBe(0)
    cooldown.recordSend(email)
    now += 20_000
    expect(cooldown.secondsLeft(email)).toBe(40)
    expect(cooldown.secondsLeft('other@example.com')).toBe(0)
  })
})

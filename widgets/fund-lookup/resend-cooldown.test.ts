import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storageOf } from './lookup.test-helper.ts'
import { createResendCooldown } from './resend-cooldown.ts'

const email = 'holder@example.com'

describe('what is kept of a send', () => {
  it('is a hash of the address and the time, and nothing else', () => {
    const content = new Map<string, string>()
    createResendCooldown(storageOf(content), () => 1_700_000_000_000).recordSend(email)
    expect([...content]).toEqual([
      [expect.stringMatching(/^tw-fund-lookup:[0-9a-z]{5,11}$/), '1700000000000'],
    ])
  })

  it('has no part of any address in it, and tells any two apart', () => {
    const name = fc.stringMatching(/^[a-z]{6,20}$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
        const content = new Map<string, string>()
        const cooldown = createResendCooldown(storageOf(content), () => 0)
        cooldown.recordSend(`${one}@example.com`)
        expect(JSON.stringify([...content])).not.toContain(one)
        expect(JSON.stringify([...content])).not.toContain('example')
        expect(cooldown.secondsLeft(`${one}@example.com`)).toBe(60)
        expect(cooldown.secondsLeft(`${two}@example.com`)).toBe(0)
      }),
    )
  })

  it.each(['', 'x', 'NaN', 'Infinity', '{}', 'null'])('read as %j is not waited for', (text) => {
    const content = new Map<string, string>()
    createResendCooldown(storageOf(content), () => 1_700_000_000_000).recordSend(email)
    for (const key of content.keys()) content.set(key, text)
    const cooldown = createResendCooldown(storageOf(content), () => 1_700_000_000_000)
    expect(cooldown.secondsLeft(email)).toBe(0)
  })

  it('is never waited for longer than a minute, whatever the clock and the storage say', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(), (kept, now) => {
        const content = new Map<string, string>()
        createResendCooldown(storageOf(content), () => 0).recordSend(email)
        for (const key of content.keys()) content.set(key, String(kept))
        const left = createResendCooldown(storageOf(content), () => now).secondsLeft(email)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(60)
        expect(Number.isInteger(left)).toBe(true)
      }),
    )
  })
})

describe('a webview that', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name)
  }
  it.each([
    ['has no storage', undefined],
    ['forbids it', { getItem: refuse('SecurityError'), setItem: refuse('SecurityError') }],
    ['has no room', { ...storageOf(), setItem: refuse('QuotaExceededError') }],
  ])('%s counts as long as the element lives', (_, storage) => {
    let now = 1000
    const cooldown = createResendCooldown(storage, () => now)
    expect(cooldown.secondsLeft(email)).toBe(0)
    cooldown.recordSend(email)
    now += 20_000
    expect(cooldown.secondsLeft(email)).toBe(40)
    expect(cooldown.secondsLeft('other@example.com')).toBe(0)
  })
})

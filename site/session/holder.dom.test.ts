import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brand } from '../brand.ts'
import { forgetToken, keepToken, readToken } from '../preferences/preferences.ts'
import { identify, isPersonOf, readSignedInPerson, signOut } from './holder.ts'

/** Answers of the server by token; one that is missing is refused. */
const people: Partial<Record<string, { nickname: string; walletNumber: string }>> = {
  first: { nickname: 'Ada', walletNumber: 'W1' },
  renewed: { nickname: 'Ada', walletNumber: 'W1' },
  other: { nickname: 'Grace', walletNumber: 'W2' },
  unnumbered: { nickname: 'Nobody', walletNumber: '' },
}

const usualBrand = { ...brand }
let calls: string[]
let isOnline: boolean
beforeEach(() => {
  calls = []
  isOnline = true
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('token') ?? ''
    calls.push(`${new URL(url).pathname.split('/').at(-1)} ${token}`)
    if (!isOnline) throw new TypeError('Failed to fetch')
    const item = people[token]
    const answer = item ? { code: 20000, success: true, data: { item } } : { code: 50008 }
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  Object.assign(brand, usualBrand)
  sessionStorage.clear()
  forgetToken(readToken())
  vi.unstubAllGlobals()
})

it('a sign-in is stored in this tab and in the cookie, and asks for the person once', async () => {
  keepToken('first')
  expect(document.cookie).toContain('token=first')
  expect(document.documentElement.classList.contains('signed-in')).toBe(true)
  expect(readSignedInPerson()).toBeUndefined()
  await identify('en', readToken())
  await identify('en', readToken())
  expect(readSignedInPerson()?.nickname).toBe('Ada')
  expect(calls).toEqual(['getUserInfo first'])
  // Session storage names the person by the nickname only.
  expect(sessionStorage.getItem('holder')).not.toMatch(/first|W1/)
})

it('the token of session storage comes before that of the cookie', () => {
  keepToken('first')
  sessionStorage.setItem('token', 'other')
  expect(document.cookie).toContain('token=first')
  expect(readToken()).toBe('other')
})

it('what is known of one person is not shown for the next', async () => {
  keepToken('first')
  await identify('en', readToken())
  keepToken('other')
  expect(readSignedInPerson()).toBeUndefined()
  await identify('en', readToken())
  expect(readSignedInPerson()?.nickname).toBe('Grace')
})

it('a refused token is distinguished from a server that does not answer', async () => {
  keepToken('refused')
  expect(await identify('en', readToken())).toBe(false)
  isOnline = false
  expect(await identify('en', readToken())).toBe(true)
})

it('only the same person gets the input that waits in an element', async () => {
  keepToken('first')
  await identify('en', readToken())
  const { person } = readSignedInPerson() ?? {}
  expect(await isPersonOf('en', 'renewed', person)).toBe(true)
  expect(await isPersonOf('en', 'other', person)).toBe(false)
  expect(await isPersonOf('en', 'refused', person)).toBe(false)
  expect(await isPersonOf('en', 'unnumbered', '')).toBe(false)
  isOnline = false
  expect(await isPersonOf('en', 'renewed', person)).toBe(false)
})

it('a sign-out removes the token at once, and tells whether the session has ended', async () => {
  keepToken('first')
  await identify('en', readToken())
  const ended = signOut('en')
  expect([readToken(), readSignedInPerson()]).toEqual(['', undefined])
  expect(document.cookie).not.toContain('first')
  expect(await ended).toBe(true)
  expect(calls.at(-1)).toBe('logout first')
  keepToken('refused')
  expect(await signOut('en')).toBe(true)
  isOnline = false
  keepToken('first')
  expect(await signOut('en')).toBe(false)
  expect(readToken()).toBe('')
})

it('asks for the person and ends the session at the paths of the operator’s server', async () => {
  Object.assign(brand, { apiPaths: { getUserInfo: '/v2/me', signOut: '/v2/leave' } })
  keepToken('first')
  await identify('en', readToken())
  expect(await signOut('en')).toBe(true)
  expect(calls).toEqual(['me first', 'leave first'])
})

import { afterEach, expect, it, vi } from 'vitest'
import { forgetToken, keepHolder, keepToken, readHolder, readToken } from './preferences.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  forgetToken(readToken())
})

it('who signs in while session storage is full is not taken for the person before', () => {
  keepToken('first')
  const storage = sessionStorage
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  keepToken('second')
  expect(readToken()).toBe('second')
})

it('a token is forgotten with its holder, in this tab and in the cookie', () => {
  keepToken('first')
  keepHolder('Ada')
  forgetToken('first')
  expect([readToken(), readHolder()]).toEqual(['', ''])
  expect(document.cookie).not.toContain('first')
})

it('forgetting an old token leaves the person who has signed in since', () => {
  keepToken('first')
  keepToken('second')
  keepHolder('Grace')
  forgetToken('first')
  expect([readToken(), readHolder()]).toEqual(['second', 'Grace'])
})

it('forgetting a token in one tab leaves the sign-in of another tab', () => {
  keepToken('first')
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = 'token=second; path=/'
  forgetToken('first')
  expect(document.cookie).toContain('token=second')
  expect(readToken()).toBe('second')
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  forgetToken,
  keepHolder,
  keepToken,
  readCookie,
  readHolder,
  readToken,
  takeCookieToken,
} from './preferences.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  forgetToken(readToken())
  sessionStorage.clear()
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

/** Signs in in another tab, or in the app. */
const signInElsewhere = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = `token=${token}; path=/`
}

it.each(['"abc=="', 'abc%', '%22a%2Fb%22'])(
  'a session of the cookie %s begins and ends',
  (value) => {
    signInElsewhere(value)
    takeCookieToken()
    const token = readToken()
    expect(token).toBe({ '"abc=="': 'abc==', 'abc%': 'abc%', '%22a%2Fb%22': 'a/b' }[value])
    forgetToken(token)
    expect(readCookie('token')).toBe('')
  },
)

it('forgetting a token in one tab leaves the sign-in of another tab', () => {
  keepToken('first')
  signInElsewhere('second')
  forgetToken('first')
  expect(document.cookie).toContain('token=second')
  // It is for the next document.
  expect(readToken()).toBe('')
  takeCookieToken()
  expect(readToken()).toBe('second')
})

it('a tab belongs to the person of the cookie at its opening, until a document opens', () => {
  signInElsewhere('first')
  takeCookieToken()
  signInElsewhere('second')
  expect(readToken()).toBe('first')
  expect(document.documentElement.classList.contains('signed-in')).toBe(true)
  takeCookieToken()
  expect(readToken()).toBe('second')
})

it('a tab follows a sign-out elsewhere as a document opens', () => {
  signInElsewhere('first')
  takeCookieToken()
  signInElsewhere('')
  takeCookieToken()
  expect(readToken()).toBe('')
  expect(document.documentElement.classList.contains('signed-in')).toBe(false)
})

it('a guest’s tab does not change as a person signs in elsewhere', () => {
  takeCookieToken()
  signInElsewhere('first')
  expect(readToken()).toBe('')
})

it('a sign-in in a tab wins over the cookie, also in the next document', () => {
  signInElsewhere('first')
  takeCookieToken()
  keepToken('first')
  signInElsewhere('second')
  takeCookieToken()
  expect(readToken()).toBe('first')
})

it('a sign-in works while cookies are forbidden', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError')
  }
  // A spy on the document would outlive this file.
  vi.stubGlobal('document', {
    documentElement: document.documentElement,
    get cookie() {
      return forbid()
    },
    set cookie(_) {
      forbid()
    },
  })
  takeCookieToken()
  expect(readToken()).toBe('')
  keepToken('first')
  expect(readToken()).toBe('first')
  forgetToken('first')
  expect(readToken()).toBe('')
})

describe('the cookie of the token', () => {
  /**
   * The attributes of each cookie that `change` writes on a page with this protocol and the cookie
   * `token=first`.
   */
  function written(protocol: string, change: () => void): string[][] {
    const cookies: string[] = []
    const { documentElement } = document
    vi.stubGlobal('location', { protocol })
    vi.stubGlobal('document', {
      documentElement,
      get cookie() {
        return 'token=first'
      },
      set cookie(text) {
        cookies.push(text)
      },
    })
    change()
    return cookies.map((text) => text.split('; '))
  }

  it('goes over https only if the page did, and with no request of another site', () => {
    expect(written('https:', () => keepToken('second'))).toEqual([
      ['token=second', 'path=/', 'samesite=lax', 'secure'],
    ])
  })

  it('is kept by a page on http, which the browser lets write no secure cookie', () => {
    expect(written('http:', () => keepToken('second'))).toEqual([
      ['token=second', 'path=/', 'samesite=lax'],
    ])
  })

  it.each([
    ['https:', ['secure']],
    ['http:', []],
  ])('is removed on %s as it was written', (protocol, flags) => {
    expect(written(protocol, () => forgetToken('first'))).toEqual([
      ['token=', 'path=/', 'samesite=lax', ...flags, 'max-age=0'],
    ])
  })
})

import { afterEach, expect, it } from 'vitest'
import { forgetToken, readToken } from '../preferences/preferences.ts'

const root = document.documentElement
afterEach(() => {
  forgetToken(readToken())
  sessionStorage.clear()
  root.classList.remove('js')
  delete root.dataset.theme
})

it('a tab belongs to the person of the cookie at its opening, before the first paint', async () => {
  history.replaceState(null, '', '/trusts')
  // biome-ignore lint/suspicious/noDocumentCookie: as the app writes it
  document.cookie = 'token=of-the-app; path=/'
  await import('./boot.ts')
  expect(sessionStorage.getItem('token')).toBe('of-the-app')
  expect([...root.classList]).toContain('signed-in')
})

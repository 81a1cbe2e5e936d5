import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { addressOf } from '../map/languages.ts'
import { matchRoute } from '../map/routes.ts'
import { chosenLocale, keepLocale, readCookie } from '../preferences/preferences.ts'
import { openInLanguage } from './open-in-language.ts'

vi.mock('./load-page.ts', () => ({ loadPage: async () => ({}) }))

beforeEach(() => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly responseXML = document.implementation.createHTMLDocument()
      onload = () => {}
      open() {}
      send() {
        this.onload()
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the app writes it
  document.cookie = 'appLang=; path=/; max-age=0'
  document.documentElement.lang = 'en'
})

/** Opens a page in a language, as a link or Back does. */
function open(locale: Locale) {
  history.replaceState(null, '', addressOf(locale, '/trusts'))
  return openInLanguage(matchRoute('/trusts'), locale)
}

it('Back to another language chooses that language for this tab, and not for the app', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the app writes it
  document.cookie = 'appLang=en; path=/'
  keepLocale('ja')
  await open('en')
  expect(chosenLocale()).toBe('en')
  expect(readCookie('appLang')).toBe('ja')
})

it('a page in the language of the browser, which was chosen, leaves that choice', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ja-JP')
  keepLocale('system')
  await open('ja')
  expect(chosenLocale()).toBe('system')
  await open('en')
  expect(chosenLocale()).toBe('en')
  vi.restoreAllMocks()
})

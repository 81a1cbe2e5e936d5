import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { matchRoute } from '../../map/routes.ts'
import { endOffer, offeredLanguage, offerLanguage } from '../../preferences/language-offer.ts'
import { chosenLocale, keepLocale } from '../../preferences/preferences.ts'
import { inSite } from '../../testing/in-site.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/trusts?a=1')
})
afterEach(() => {
  endOffer(false)
  vi.restoreAllMocks()
})

const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

const open = () => render(inSite(<LanguageOffer match={matchRoute('/trusts')} />)).container

it.each([
  ['ja-JP', 'ja', '日本語で見る'],
  ['zh-CN', 'zh', '改用中文'],
  ['ko', 'ko', '한국어로 보기'],
])('a browser in %s is offered the page in its language, in that language', (tag, locale, name) => {
  speak(tag)
  offerLanguage('en')
  const link = getByRole(open(), 'link', { name })
  expect(link.getAttribute('href')).toMatch(`/${locale}/trusts?a=1`)
  expect(link.closest('aside')?.lang).toMatch(new RegExp(`^${locale}`))
  act(() => link.click())
  expect(location.pathname).toBe(`/${locale}/trusts`)
  expect(chosenLocale()).toBe(locale)
  expect(offeredLanguage()).toBeUndefined()
})

it('an offer that is closed does not come again, nor on a later visit', () => {
  speak('ja')
  offerLanguage('en')
  const container = open()
  act(() => getByRole(container, 'button', { name: '案内を閉じる' }).click())
  expect(offeredLanguage()).toBeUndefined()
  sessionStorage.clear()
  offerLanguage('en')
  expect(offeredLanguage()).toBeUndefined()
})

it.each([
  ['speaks English', () => speak('en-GB')],
  ['speaks a language that the site does not have', () => speak('fr')],
  [
    'has chosen English',
    () => {
      speak('ja')
      keepLocale('en')
    },
  ],
])('no language is offered to a visitor who %s', (_, prepare) => {
  prepare()
  offerLanguage('en')
  expect(queryByRole(open(), 'link')).toBeNull()
})

it('no language is offered on a page that is in it', () => {
  speak('ja')
  offerLanguage('ja')
  expect(offeredLanguage()).toBeUndefined()
})

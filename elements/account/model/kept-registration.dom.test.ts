import { afterEach, expect, it } from 'vitest'
import { keepRegistration } from './kept-registration.ts'
import { createAccountStore, open, type ScreenName, succeed } from './state.ts'

afterEach(() => sessionStorage.clear())

/** The element on a page of this tab. */
function openPage(screen: ScreenName = 'register') {
  const store = createAccountStore(screen)
  const discard = keepRegistration(store, new AbortController().signal)
  return { store, discard }
}

const typed = { email: 'holder@example.com', name: 'Demo Holder', region: 'TW' } as const

it('what was typed in a registration is there after a reload, without password, code and consent', () => {
  openPage().store.setState({ ...typed, password: 'Custody2026', code: '123456', hasConsent: true })
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Custody2026|123456/)
  const { store } = openPage()
  expect(store.getState()).toMatchObject({ ...typed, password: '', code: '', hasConsent: false })
  expect(store.getState().keptAt).toBeDefined()
})

it('it is not for sign-in, nor over what is typed already; the registration shows it', () => {
  openPage().store.setState(typed)
  const { store } = openPage('sign-in')
  expect(store.getState().email).toBe('')
  store.setState({ email: 'other@example.com' })
  store.setState(open('register'))
  expect(store.getState()).toMatchObject({ email: 'other@example.com', name: '' })
  const later = openPage('sign-in').store
  later.setState(open('register'))
  expect(later.getState()).toMatchObject(typed)
})

it('it is gone once it is discarded or the account is open', () => {
  openPage().store.setState(typed)
  const { store, discard } = openPage()
  discard()
  expect(store.getState()).toMatchObject({ email: '', name: '', region: '', keptAt: undefined })
  expect(sessionStorage.length).toBe(0)
  store.setState(typed)
  expect(sessionStorage.length).toBe(1)
  store.setState(succeed())
  expect(sessionStorage.length).toBe(0)
  expect(openPage().store.getState().email).toBe('')
})

it('it is in this tab alone', () => {
  openPage().store.setState(typed)
  expect(localStorage.length).toBe(0)
})

import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { useTitle } from '../../common/use-title.ts'
import { matchRoute } from '../../map/routes.ts'
import { documentTitle } from '../../map/titles.ts'
import { inSite } from '../../testing/in-site.tsx'
import { Page } from './Page.tsx'

vi.mock('../../elements/definitions.ts', () => ({
  definitions: { account: Object.assign(async () => {}, { loaded: () => true }) },
}))

afterEach(() => vi.unstubAllGlobals())

/** The page in the site, which names the document after the address. */
const Login = () => {
  useTitle(matchRoute('/login'))
  return <Page name="login" />
}

it('the title of the document follows the element from screen to screen, in each language', () => {
  const { container, rerender } = render(inSite(<Login />))
  expect(document.title).toBe(documentTitle('Sign in'))
  const detail = { step: 'ACCOUNT', screen: 'register' }
  act(() => {
    container.querySelector('tw-account')?.dispatchEvent(new CustomEvent('tw-step', { detail }))
  })
  const title = documentTitle(container.querySelector('h1')?.textContent ?? '')
  expect(title).not.toBe(documentTitle('Sign in'))
  expect(document.title).toBe(title)
  rerender(inSite(<Login />, 'ja'))
  expect(document.title).toBe(title)
})

it('beside the element the page has the title of its step, and its Back; the element has no header', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  const { container } = render(inSite(<Login />))
  const element = container.querySelector<HTMLElement & { hideHeader: boolean; back(): void }>(
    'tw-account',
  )
  if (!element) throw new Error('There is no element')
  expect(element.hasAttribute('hideheader') || element.hideHeader).toBe(true)
  const goBack = vi.fn()
  element.back = goBack
  const say = (detail: object) =>
    act(() => void element.dispatchEvent(new CustomEvent('tw-step', { detail })))
  say({ step: 'CODE', screen: 'register', title: 'Please verify your email', canGoBack: true })
  expect(container.querySelector('h1')?.textContent).toBe('Please verify your email')
  act(() => getByRole(container, 'button', { name: 'Back' }).click())
  expect(goBack).toHaveBeenCalledOnce()
  say({ step: 'SIGN_IN', screen: 'sign-in', title: 'Sign in', canGoBack: false })
  expect(container.textContent).not.toContain('Back')
})

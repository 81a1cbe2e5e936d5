import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../shared/ui/render.test-helper.ts'
import { documentTitle } from '../app/document-title.ts'
import { inSite } from '../app/in-site.test-helper.tsx'
import { matchRoute } from '../app/routes.ts'
import { useTitle } from '../app/use-title.ts'
import { AccountPage } from './AccountPage.tsx'

vi.mock('./define-account.ts', () => ({
  defineAccount: Object.assign(async () => {}, { loaded: () => true }),
}))

/** The page in the site, which names the document after the address. */
const Login = () => {
  useTitle(matchRoute('/login'))
  return <AccountPage screen="sign-in" />
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

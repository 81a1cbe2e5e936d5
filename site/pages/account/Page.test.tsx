import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { useTitle } from '../../common/use-title.ts'
import { matchRoute } from '../../map/routes.ts'
import { documentTitle } from '../../map/titles.ts'
import { inSite } from '../../testing/in-site.tsx'
import { Page } from './Page.tsx'

vi.mock('../../elements/definitions.ts', () => ({
  definitions: { account: Object.assign(async () => {}, { loaded: () => true }) },
}))

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

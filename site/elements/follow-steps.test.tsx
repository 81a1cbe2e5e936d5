import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../shared/ui/render.test-helper.ts'
import { PageLink } from '../common/PageLink.tsx'
import { inSite } from '../testing/in-site.tsx'
import { createNavigation } from './follow-steps.ts'

let end: AbortController
beforeEach(() => {
  end = new AbortController()
  history.replaceState(null, '', '/login')
  vi.spyOn(history, 'pushState').mockReturnValue()
  vi.spyOn(history, 'go').mockReturnValue()
})
afterEach(() => {
  end.abort()
  vi.restoreAllMocks()
})

/** A page whose element is at a step; `isSending` keeps it there. Returns the step after a click. */
function stepAfterClick(step: number, isSending = false): number {
  const navigation = createNavigation()
  const { container } = render(
    inSite(
      <>
        <PageLink to="login">Sign in</PageLink>
        <div className="element-slot" data-can-go-back="true">
          <div className="element-host">
            <div />
          </div>
        </div>
      </>,
      ...(['en', undefined, undefined, undefined, navigation] as const),
    ),
  )
  const slot = container.querySelector<HTMLElement>('.element-slot')
  const element = container.querySelector('.element-host > div')
  if (!slot || !element) throw new Error('no slot')
  let now = step
  Object.assign(element, {
    back() {
      if (!isSending) now--
      slot.dataset.canGoBack = String(now > 0)
      return true
    },
  })
  navigation.follow(slot, end.signal)
  act(() => getByRole(container, 'link').click())
  expect(location.pathname).toBe('/login')
  return now
}

it('a link to the page itself leads its element to the first step', () => {
  expect(stepAfterClick(3)).toBe(0)
})

it('a step that is sending something stays', () => {
  expect(stepAfterClick(3, true)).toBe(3)
})

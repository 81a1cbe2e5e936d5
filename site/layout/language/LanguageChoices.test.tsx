import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { matchRoute } from '../../map/routes.ts'
import { chosenLocale } from '../../preferences/preferences.ts'
import { inSite } from '../../testing/in-site.tsx'
import { LanguageChoices } from './LanguageChoices.tsx'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/trusts?a=1#one')
})

function setUp() {
  const chosen: string[] = []
  const { container } = render(
    inSite(
      <LanguageChoices
        match={matchRoute('/trusts')}
        className="list"
        onChoose={() => chosen.push(chosenLocale())}
      />,
    ),
  )
  /** Presses a link; returns whether the browser would follow it. */
  const press = (name: string, init: MouseEventInit = {}) => {
    const link = getByRole(container, 'link', { name })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    let isFollowed = false
    const note = (pressed: Event) => {
      isFollowed = !pressed.defaultPrevented
      pressed.preventDefault()
    }
    addEventListener('click', note, { once: true })
    act(() => {
      link.dispatchEvent(event)
    })
    return isFollowed
  }
  return { chosen, press }
}

it('a chosen language is stored for this tab, and the page stays', () => {
  const { chosen, press } = setUp()
  expect(press('日本語')).toBe(false)
  expect(chosen).toEqual(['ja'])
  expect(location.href).toMatch(/\/ja\/trusts\?a=1#one$/)
})

it('the language of the page is stored too, without navigation', () => {
  const { chosen, press } = setUp()
  expect(press('English')).toBe(false)
  expect(press('System')).toBe(false)
  expect(chosen).toEqual(['en', 'system'])
})

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
] as const)('a language opened in another tab or window with %s is not stored here', (_, key) => {
  const { chosen, press } = setUp()
  for (const name of ['English', '日本語', 'System']) expect(press(name, key)).toBe(true)
  expect(chosen).toEqual([])
  expect(chosenLocale()).toBe('')
})

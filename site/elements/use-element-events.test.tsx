import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import { createNotices } from '../preferences/notices.ts'
import { inSite } from '../testing/in-site.tsx'
import { type ElementEvents, useElementEvents } from './use-element-events.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/zh/transfer?isUsd=1')
})

const Page = ({ onEvents }: { onEvents: (events: ElementEvents) => void }) => {
  onEvents(useElementEvents())
  return null
}

/** A page of the Chinese site, and a function that fires `tw-navigate` of its element. */
function setUp() {
  const notices = createNotices()
  let events: ElementEvents | undefined
  render(
    inSite(
      <Router base="/zh">
        <Page
          onEvents={(given) => {
            events = given
          }}
        />
      </Router>,
      'zh',
      createToasts(),
      notices,
    ),
  )
  const say = (detail: { to: string; reason: string; message?: string }) =>
    act(() => events?.['ontw-navigate'](new CustomEvent('tw-navigate', { detail })))
  return { say, notices }
}

describe('on `tw-navigate` the site', () => {
  it.each([
    ['/login', '/zh/login', '/login'],
    ['/', '/zh', '/'],
    ['https://elsewhere.example/', '/zh', '/'],
    ['//elsewhere.example/login', '/zh', '/'],
  ])('turns %s into %s on the Chinese site, and shows the reason', (to, address, at) => {
    const { say, notices } = setUp()
    say({ to, reason: 'auth', message: '已登出' })
    expect(location.pathname).toBe(address)
    const from = '/transfer?isUsd=1'
    const notice = { reason: 'auth', message: '已登出', language: 'zh', at, from }
    expect(notices.getSnapshot()).toEqual(notice)
    // After a reload too.
    expect(createNotices().getSnapshot()).toEqual(notice)
  })

  it('adds the way back to the path of sign-in', () => {
    const { say } = setUp()
    say({ to: '/login', reason: 'auth' })
    expect(location.search).toBe('?to=%2Ftransfer%3FisUsd%3D1')
  })

  it('stays on the page of an invalid contract link, where the element shows the message', () => {
    history.replaceState(null, '', '/zh/contract/gone')
    const { say, notices } = setUp()
    say({ to: '/', reason: 'URL found.' })
    expect(location.pathname).toBe('/zh/contract/gone')
    expect(notices.getSnapshot()).toBeUndefined()
  })
})

it('an invalid notice in session storage is not shown', () => {
  for (const kept of ['', 'null', '{"reason":"auth"}', '{"reason":"x","at":"/","from":"/"}', '[']) {
    sessionStorage.setItem('notice', kept)
    expect(createNotices().getSnapshot()).toBeUndefined()
  }
})

import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import { inSite } from '../app/in-site.test-helper.tsx'
import { createNotices } from '../app/notices.ts'
import { type ElementEvents, useElementEvents } from './use-element-events.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/zh/transfer?isUsd=1')
})

const Page = ({ onEvents }: { onEvents: (events: ElementEvents) => void }) => {
  onEvents(useElementEvents())
  return null
}

/** A page of the Chinese site whose element says where to go. */
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

describe('where an element says to go, the site goes', () => {
  it.each([
    ['/login', '/zh/login', '/login'],
    ['/', '/zh', '/'],
    ['https://elsewhere.example/', '/zh', '/'],
    ['//elsewhere.example/login', '/zh', '/'],
  ])('%s is %s in Chinese, with the reason', (to, address, at) => {
    const { say, notices } = setUp()
    say({ to, reason: 'auth', message: '已登出' })
    expect(location.pathname).toBe(address)
    const notice = { reason: 'auth', message: '已登出', at, from: '/transfer?isUsd=1' }
    expect(notices.getSnapshot()).toEqual(notice)
    // After a reload too.
    expect(createNotices().getSnapshot()).toEqual(notice)
  })

  it('sign-in leads back from there', () => {
    const { say } = setUp()
    say({ to: '/login', reason: 'auth' })
    expect(location.search).toBe('?to=%2Ftransfer%3FisUsd%3D1')
  })

  it('but stays on the page of a contract’s link that leads to none: the element says so', () => {
    history.replaceState(null, '', '/zh/contract/gone')
    const { say, notices } = setUp()
    say({ to: '/', reason: 'URL found.' })
    expect(location.pathname).toBe('/zh/contract/gone')
    expect(notices.getSnapshot()).toBeUndefined()
  })
})

it('a kept notice that is none is not shown', () => {
  for (const kept of ['', 'null', '{"reason":"auth"}', '{"reason":"x","at":"/","from":"/"}', '[']) {
    sessionStorage.setItem('notice', kept)
    expect(createNotices().getSnapshot()).toBeUndefined()
  }
})

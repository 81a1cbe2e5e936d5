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
    const notice = { reason: 'auth', message: '已登出', at, from: '/transfer' }
    expect(notices.getSnapshot()).toEqual(notice)
    // After a reload too.
    expect(createNotices().getSnapshot()).toEqual(notice)
  })

  it('a refused token is forgotten, and the way back is kept', () => {
    sessionStorage.setItem('token', 'refused')
    const { say } = setUp()
    say({ to: '/login', reason: 'auth' })
    expect(sessionStorage.getItem('token')).toBe('')
    expect(sessionStorage.getItem('transferQuery')).toBe('?isUsd=1')
  })

  it('but stays where only the app can go on, and says so', () => {
    sessionStorage.setItem('token', 'good')
    const { say, notices } = setUp()
    say({ to: '/bindCard', reason: 'bank-card' })
    expect(location.pathname).toBe('/zh/transfer')
    expect(notices.getSnapshot()).toMatchObject({ reason: 'bank-card', at: '/transfer' })
    expect(sessionStorage.getItem('token')).toBe('good')
  })

  it('and on the page of a contract’s link that leads to none: the element says so', () => {
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

import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { createToasts } from '../shared/ui/create-toasts.ts'
import { render } from '../shared/ui/render.test-help.ts'
import { inSite } from './in-site.test-helper.tsx'
import { type ElementEvents, useElementEvents } from './use-element-events.ts'

beforeEach(() => history.replaceState(null, '', '/zh/transfer'))

const Page = ({ onEvents }: { onEvents: (events: ElementEvents) => void }) => {
  onEvents(useElementEvents())
  return null
}

/** A page of the Chinese site whose element says where to go. */
function setUp() {
  const toasts = createToasts()
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
      toasts,
    ),
  )
  const say = (detail: { to: string; reason: string }) =>
    act(() => events?.['ontw-navigate'](new CustomEvent('tw-navigate', { detail })))
  return { say, toasts }
}

describe('where an element says to go, the site goes', () => {
  it.each([
    ['/login', '/zh/login'],
    ['/', '/zh'],
    ['https://elsewhere.example/', '/zh'],
    ['//elsewhere.example/login', '/zh'],
  ])('%s is %s in Chinese', (to, address) => {
    const { say, toasts } = setUp()
    say({ to, reason: 'auth' })
    expect(location.pathname).toBe(address)
    expect(toasts.getSnapshot()).toEqual([])
  })

  it('but stays where it is, and says so, where only the app can go on', () => {
    const { say, toasts } = setUp()
    say({ to: '/bindCard', reason: 'bank-card' })
    expect(location.pathname).toBe('/zh/transfer')
    expect(toasts.getSnapshot()).toMatchObject([
      { text: 'Bank cards are added in the mobile app.' },
    ])
  })

  it('and says there that a link led nowhere', () => {
    const { say, toasts } = setUp()
    say({ to: '/', reason: 'URL found.' })
    expect(toasts.getSnapshot()).toMatchObject([{ tone: 'error', text: 'URL found.' }])
  })
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { createToasts } from '../shared/ui/create-toasts.ts'
import { render } from '../shared/ui/render.test-help.ts'
import { createOverlays } from './load-overlays.ts'
import { SiteContext } from './site-context.ts'
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
    <I18nProvider i18n={setupI18n({ locale: 'zh', messages: { zh: {} } })}>
      <SiteContext
        value={{ locale: 'zh', toasts, overlays: createOverlays('zh'), withoutScript: null }}
      >
        <Router base="/zh">
          <Page
            onEvents={(given) => {
              events = given
            }}
          />
        </Router>
      </SiteContext>
    </I18nProvider>,
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

  it('and says there that a link led nowhere', () => {
    const { say, toasts } = setUp()
    say({ to: '/', reason: 'URL found.' })
    expect(toasts.getSnapshot()).toMatchObject([{ tone: 'error', text: 'URL found.' }])
  })
})

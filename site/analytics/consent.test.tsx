import { getByRole, queryByRole } from '@testing-library/dom'
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import type { Brand } from '../brand.ts'

const loadScript = vi.hoisted(() => vi.fn(async (_: string) => {}))
vi.mock('../third-party/load-script.ts', () => ({ loadScript }))

const analytics = { script: 'https://count.example/a.js', origins: [] }
const root = document.documentElement
const isAsked = () => root.classList.contains('asks-consent')
const signal = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  loadScript.mockClear()
  localStorage.clear()
  root.classList.remove('asks-consent')
  signal('globalPrivacyControl', undefined)
  signal('doNotTrack', null)
})

/** A document of a site that is built with this configuration, after the boot script and the entry. */
async function openDocument(configuration: Partial<Brand> = { analytics }) {
  vi.resetModules()
  const { brand } = await import('../brand.ts')
  Object.assign(brand, configuration)
  const { inSite } = await import('../testing/in-site.tsx')
  const { matchRoute } = await import('../map/routes.ts')
  const { loadText } = await import('../documents/load-text.ts')
  const { askForConsent } = await import('./consent.ts')
  const { loadAnalytics } = await import('./load-analytics.ts')
  const { ConsentBar } = await import('./ConsentBar.tsx')
  const { ConsentButton } = await import('./ConsentButtons.tsx')
  const { ConsentChoice } = await import('./ConsentChoice.tsx')
  askForConsent()
  loadAnalytics()
  const show = (part: ReactNode) => render(inSite(<Router ssrPath="/">{part}</Router>)).container
  return {
    bar: (path = '/') => show(<ConsentBar match={matchRoute(path)} />),
    footerButton: () => show(<ConsentButton />),
    choice: () => show(<ConsentChoice />),
    cookieText: async (locale: Locale) => {
      const { words, sections } = await loadText(locale, 'cookies')
      return { words, headings: sections.map(({ heading }) => heading) }
    },
  }
}

const press = (container: HTMLElement, name: string) =>
  act(async () => getByRole(container, 'button', { name }).click())

describe('with analytics', () => {
  it('nothing is loaded before the visitor has answered', async () => {
    await openDocument()
    expect(isAsked()).toBe(true)
    expect(loadScript).not.toHaveBeenCalled()
  })

  it('both answers have equal weight', async () => {
    const { bar } = await openDocument()
    const buttons = [...bar().querySelectorAll('button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Accept', 'Decline'])
    const looks = buttons.map(({ className, dataset }) => [className, { ...dataset }])
    expect(looks[0]).toEqual(looks[1])
  })

  it('who accepts is counted, at once and in later documents, and is not asked again', async () => {
    const { bar } = await openDocument()
    await press(bar(), 'Accept')
    expect(loadScript.mock.calls).toEqual([[analytics.script]])
    expect(isAsked()).toBe(false)
    await openDocument()
    expect(isAsked()).toBe(false)
    expect(loadScript).toHaveBeenCalledTimes(2)
  })

  it('who declines is not counted, and is not asked again', async () => {
    const { bar } = await openDocument()
    await press(bar(), 'Decline')
    await openDocument()
    expect(isAsked()).toBe(false)
    expect(loadScript).not.toHaveBeenCalled()
  })

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])(
    '%s counts as declined, and can be overruled below the cookie text',
    async (_, name, value) => {
      signal(name, value)
      const page = await openDocument()
      expect(isAsked()).toBe(false)
      expect(loadScript).not.toHaveBeenCalled()
      const choice = page.choice()
      expect(getByRole(choice, 'status').textContent).toContain('asks sites not to track you')
      await press(choice, 'Accept')
      expect(getByRole(choice, 'status').textContent).toBe('You have accepted analytics.')
      expect(loadScript).toHaveBeenCalledOnce()
    },
  )

  it('the footer asks again', async () => {
    const { bar, footerButton } = await openDocument()
    await press(bar(), 'Decline')
    await press(footerButton(), 'Analytics choice')
    expect(isAsked()).toBe(true)
  })

  it('the page of a contract has no third party and no question', async () => {
    const { bar } = await openDocument()
    expect(queryByRole(bar('/contract/a-token'), 'button')).toBeNull()
  })

  it.each(['en', 'zh', 'ja', 'ko'] as const)('the cookie text in %s says so', async (locale) => {
    const { words, headings } = await (await openDocument()).cookieText(locale)
    expect(headings).toContain(words.withAnalytics)
    expect(headings).not.toContain(words.withoutAnalytics)
    expect(headings).not.toContain(words.withoutThirdParties)
    expect(headings).not.toContain(words.withBotCheck)
  })
})

describe('without analytics', () => {
  const none = { analytics: undefined, botCheck: undefined }

  it('there is no question, also for who has accepted before', async () => {
    localStorage.setItem('analytics', 'accepted')
    const { bar } = await openDocument(none)
    expect(bar().textContent).toBe('')
    expect(loadScript).not.toHaveBeenCalled()
  })

  it.each(['en', 'zh', 'ja', 'ko'] as const)('the cookie text in %s says so', async (locale) => {
    const { words, headings } = await (await openDocument(none)).cookieText(locale)
    expect(headings).toContain(words.withoutAnalytics)
    expect(headings).toContain(words.withoutThirdParties)
    expect(headings).not.toContain(words.withAnalytics)
  })

  it('a bot check is named, as a third party', async () => {
    const botCheck = { ...analytics, siteKey: 'key' }
    const { words, headings } = await (await openDocument({ ...none, botCheck })).cookieText('en')
    expect(headings).toContain(words.withBotCheck)
    expect(headings).toContain(words.withoutAnalytics)
    expect(headings).not.toContain(words.withoutThirdParties)
  })
})

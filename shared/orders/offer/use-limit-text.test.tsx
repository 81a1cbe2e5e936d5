import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { render } from '../../ui/render.test-helper.ts'
import type { Limits } from './limits.ts'
import { comingMoment, useLeftTodayText } from './use-limit-text.ts'

const now = Date.parse('2026-11-28T09:00:00Z')

it.each([
  ['within a day', '2026-11-28T22:00:00Z', /^\d{1,2}:00 [AP]M$/],
  ['later', '2026-11-30T22:00:00Z', /^(Nov 30|Dec 1), 2026 \d{1,2}:00 [AP]M$/],
])('a moment %s is written as people say it', (_, at, text) => {
  expect(comingMoment(at, 'en', now)?.replaceAll(/\s/g, ' ')).toMatch(text)
})

it.each([[null], ['soon'], ['2026-11-28T08:59:59Z']])('a moment %j is not written', (at) => {
  expect(comingMoment(at, 'en', now)).toBeUndefined()
})

const textOf = (limits: Readonly<Record<string, string>>) => {
  const Text = () => useLeftTodayText()(limits as Limits, 'USD')
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Text />
    </I18nProvider>,
  )
  return container.textContent?.replaceAll(/\s/g, ' ')
}

it('what is left today names the limit and the time at which it begins anew', () => {
  const limitResetsAt = new Date(Date.now() + 3_600_000).toISOString()
  const all = { leftToday: '38000', dailyLimit: '50000', limitResetsAt }
  expect(textOf(all)).toMatch(/^Left today 38,000\.00 of 50,000\.00 USD, until \d{1,2}:\d\d [AP]M$/)
  const { limitResetsAt: _, ...untimed } = all
  expect(textOf(untimed)).toBe('Left today 38,000.00 of 50,000.00 USD')
  expect(textOf({ leftToday: '38000' })).toBe('Left today 38,000.00 USD')
  expect(textOf({ dailyLimit: '50000' })).toBe('')
})

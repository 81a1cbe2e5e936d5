import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import type { Currency } from '../money/currency.ts'
import { render } from '../ui/render.test-helper.ts'
import { AmountField } from './AmountField.tsx'

/** What is said of a typed amount, and whether it is marked. */
function saidOf(value: string, currency: Currency) {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AmountField currency={currency} value={value} onChange={() => {}} />
    </I18nProvider>,
  )
  const said = container.querySelector<HTMLElement>('[role="status"]')
  return {
    text: said?.textContent?.replaceAll('\u00a0', ' '),
    isMarked: said?.dataset.unclear === 'true',
  }
}

it.each([
  ['USD', '100', ''],
  ['USD', '100.50', ''],
  ['USD', '1萬', ''],
  ['USD', '100,50', 'Understood as 100.50 USD'],
  ['USDT', '1.250,5', 'Understood as 1,250.50 USDT'],
  ['USD', '$ 1,250', 'Understood as 1,250.00 USD. For 1.25 USD, enter 1.25.'],
  ['USD', '12,500', 'Understood as 12,500.00 USD. For 12.50 USD, enter 12.50.'],
  ['USDT', '1.250', 'Understood as 1.25 USDT. For 1,250.00 USDT, enter 1250.'],
] as const)('Below an amount in %s is how %j is understood: %s', (currency, value, text) => {
  expect(saidOf(value, currency)).toEqual({ text, isMarked: text.includes('For') })
})

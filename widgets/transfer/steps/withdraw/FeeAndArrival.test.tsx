import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { decimalText } from '../../../../shared/money/decimal-text.ts'
import { render } from '../../../../shared/ui/render.test-helper.ts'
import { FeeAndArrival } from './FeeAndArrival.tsx'

it.each([
  ['500,000', false],
  ['500,000.01', true],
  ['600000', true],
  ['abc', false],
  ['', false],
])('an amount of %j above the limit of the network: %s', (input, isAbove) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FeeAndArrival
        currency="USDT"
        fee={decimalText('1')}
        bounds={{ min: decimalText('10'), max: decimalText('1000000') }}
        maximum={decimalText('500000')}
        arrival="soon"
        input={input}
        announced={input}
      />
    </I18nProvider>,
  )
  const words = 'Above the maximum of 500,000\u00a0USDT: it may be refused'
  // Once to read, once for a screen reader.
  expect(container.textContent?.split(words)).toHaveLength(isAbove ? 3 : 1)
})

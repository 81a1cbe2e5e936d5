import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { FeeAndArrival } from './FeeAndArrival.tsx'

it('what is left today stays beside the fee; minimum and maximum go once there is an amount', () => {
  const terms = {
    currency: 'USDT',
    fee: decimalText('1'),
    bounds: { min: decimalText('10'), max: decimalText('1000'), leftToday: decimalText('500') },
    arrival: 'soon',
    limits: ['Minimum 10.00', 'Maximum 1,000.00'],
    leftToday: 'Left today 500.00',
  } as const
  const phrasesOf = (input: string) => {
    const { container } = render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <FeeAndArrival {...terms} input={input} />
      </I18nProvider>,
    )
    return [...container.querySelectorAll('.tw-phrases > span')].map((each) =>
      each.textContent?.replaceAll('\u00a0', ' '),
    )
  }
  const [fee, left] = ['Fee 1.00 USDT', 'Left today 500.00']
  expect(phrasesOf('')).toEqual([fee, 'soon', 'Minimum 10.00', 'Maximum 1,000.00', left])
  expect(phrasesOf('500')).toEqual([fee, 'You receive 499.00 USDT', 'soon', left])
  expect(phrasesOf('500.01')).toEqual([fee, 'soon', left])
})

it.each([
  ['150', 'Fee 25.00 USD', 'You receive 125.00 USD'],
  ['99.99', 'Fee 25.00 USD', undefined],
  ['1000.01', 'Fee 25.00 USD', undefined],
  ['600', 'Fee 25.00 USD', undefined],
  ['20', 'Fee 25.00 USD', 'Nothing is left after the fee'],
])('an amount of %s promises only what can be sent: %s, %s', (input, ...expected) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FeeAndArrival
        currency="USD"
        fee={decimalText('25')}
        bounds={{ min: decimalText('100'), max: decimalText('500') }}
        arrival="soon"
        input={input}
      />
    </I18nProvider>,
  )
  const phrases = [...container.querySelectorAll('.tw-phrases > span')].map((each) =>
    each.textContent?.replaceAll('\u00a0', ' '),
  )
  const rest = expected.filter(Boolean)
  expect(phrases.slice(0, rest.length + 1)).toEqual([...rest, 'soon'])
})

it('says No fee where there is none', () => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FeeAndArrival
        currency="USD"
        fee={decimalText('0.00')}
        bounds={{}}
        arrival={undefined}
        input="5"
      />
    </I18nProvider>,
  )
  expect(container.textContent).toBe('No feeYou receive 5.00\u00a0USD')
})

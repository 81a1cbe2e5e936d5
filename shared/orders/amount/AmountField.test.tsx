import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import type { Currency } from '../../money/currency.ts'
import { render, setNativeValue } from '../../ui/render.test-helper.ts'
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

const Filled = ({ currency }: { currency: Currency }) => {
  const [value, setValue] = useState('')
  return (
    <AmountField
      currency={currency}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  )
}

/** A field that can be typed into and left. */
function open(currency: Currency) {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Filled currency={currency} />
    </I18nProvider>,
  )
  const box = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Amount' })
  /** Leaves the field with this text and the caret at its end or at `caret`. */
  const type = (text: string, caret = text.length) =>
    act(() => {
      setNativeValue(box, text)
      box.setSelectionRange(caret, caret)
      fireEvent.input(box)
    })
  const leave = () => act(() => void fireEvent.focusOut(box))
  const hint = () => getByRole(container, 'status').textContent?.replaceAll('\u00a0', ' ')
  return { box, type, leave, hint }
}

it('an amount is written as everywhere else once its field is left', () => {
  const { box, type, leave } = open('USD')
  type('2500')
  expect(box.value).toBe('2500')
  leave()
  expect(box.value).toBe('2,500.00')
  leave()
  expect(box.value).toBe('2,500.00')
})

it.each(['1萬', '1.250', '12.345', ''])('what is no amount stays as typed: %j', (text) => {
  const { box, type, leave } = open('USD')
  type(text)
  leave()
  expect(box.value).toBe(text)
})

it('a digit typed into a grouped amount counts, and the caret stays behind it', () => {
  const { box, type, leave } = open('USD')
  type('2500')
  leave()
  type('2,5100.00', 4)
  expect(box.value).toBe('25100.00')
  expect(box.selectionStart).toBe(3)
  leave()
  expect(box.value).toBe('25,100.00')
})

it('says how it was understood also after it was rewritten, until it is changed', () => {
  const { box, type, leave, hint } = open('USD')
  type('12,500')
  leave()
  expect(box.value).toBe('12,500.00')
  expect(hint()).toBe('Understood as 12,500.00 USD. For 12.50 USD, enter 12.50.')
  type('12.5')
  expect(hint()).toBe('')
})

it('is written as everywhere else before Enter submits it', () => {
  const { box, type } = open('USD')
  type('2500')
  act(() => void fireEvent.keyDown(box, { key: 'Enter' }))
  expect(box.value).toBe('2,500.00')
})

it('what the form filled in is not taken for typed when the field is left', () => {
  const typed: string[] = []
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AmountField
        currency="USD"
        value="2500"
        onChange={({ currentTarget }) => typed.push(currentTarget.value)}
      />
    </I18nProvider>,
  )
  act(() => void fireEvent.focusOut(getByRole(container, 'textbox')))
  expect(typed).toEqual([])
})

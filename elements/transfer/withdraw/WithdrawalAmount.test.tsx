import type { FieldElementProps } from '@formisch/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { WithdrawalAmount } from './WithdrawalAmount.tsx'

afterEach(() => void vi.useRealTimers())

function open(input: string) {
  const props = {
    ref: () => {},
    onBlur: () => {},
    onChange: () => {},
  } as unknown as FieldElementProps
  const form = (typed: string) => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WithdrawalAmount
        field={{ props, input: typed, errors: null, onChange: () => {} }}
        currency="USDT"
        bounds={{ min: decimalText('10') }}
        max={undefined}
        fee={decimalText('1')}
        arrival="soon"
        placeholder="USDT"
      />
    </I18nProvider>
  )
  const { container, rerender } = render(form(input))
  const type = (typed: string) => rerender(form(typed))
  /** What a screen reader is told beside the field. */
  const spoken = () =>
    container.querySelector(':scope > .tw-hidden')?.textContent?.replaceAll('\u00a0', ' ')
  const box = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Amount' })
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
  const description = () =>
    ids.map((id) => container.querySelector(`[id="${id}"]`)?.textContent).join(' ')
  return { container, box, description, type, spoken }
}

it('an amount whose field was left is announced, and its description says each fact once', () => {
  const { container, box, description } = open('50')
  act(() => void fireEvent.focusOut(box))
  expect(container.textContent?.split('Fee 1.00\u00a0USDT')).toHaveLength(3)
  expect(description().split('Fee 1.00\u00a0USDT')).toHaveLength(2)
})

it.each([
  ['', 0],
  ['50', 1],
])(
  'beside %j the unit stands %i times; an empty field has it as its placeholder',
  (input, times) => {
    expect(open(input).container.querySelectorAll('.tw-unit')).toHaveLength(times)
  },
)

it('is spoken once the person pauses, and not while they type', () => {
  vi.useFakeTimers()
  const { type, spoken } = open('')
  type('5')
  type('50')
  expect(spoken()).toBe('')
  act(() => void vi.runAllTimers())
  expect(spoken()).toBe('Fee 1.00 USDT, You receive 49.00 USDT, soon')
})

it('an amount that is refused has its error spoken, and no fee', () => {
  const { box, spoken } = open('5')
  act(() => void fireEvent.focusOut(box))
  expect(spoken()).toBe('')
})

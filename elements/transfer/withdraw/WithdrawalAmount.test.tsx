import type { FieldElementProps } from '@formisch/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it } from 'vitest'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { WithdrawalAmount } from './WithdrawalAmount.tsx'

function open(input: string) {
  const props = {
    ref: () => {},
    onBlur: () => {},
    onChange: () => {},
  } as unknown as FieldElementProps
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WithdrawalAmount
        field={{ props, input, errors: null, onChange: () => {} }}
        currency="USDT"
        bounds={{}}
        max={undefined}
        fee={decimalText('1')}
        arrival="soon"
        placeholder="USDT"
      />
    </I18nProvider>,
  )
  const box = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Amount' })
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
  const description = () =>
    ids.map((id) => container.querySelector(`[id="${id}"]`)?.textContent).join(' ')
  return { container, box, description }
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

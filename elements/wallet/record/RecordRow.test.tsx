import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { RecordRow } from './RecordRow.tsx'

const record = v.parse(historyRecord, {
  orderNumber: 'W-1',
  type: 'TRANSFER',
  status: 'Success',
  direction: 'OUT',
  currency: 'USDT',
  amount: '50',
  date: '2026-03-02T08:15:00Z',
  converted: { currency: 'USD', amount: '49.9', rate: '0.998' },
})

type Props = Partial<Parameters<typeof RecordRow>[0]>

const open = (props: Props = {}) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RecordRow record={record} onOpen={() => {}} {...props} />
    </I18nProvider>,
  ).container

it('is a button that is named by kind, day, what it leads to, and amount', () => {
  const name = /^Conversion Mar 2, 2026 \+49\.90 USD .50\.00 USDT$/
  expect(getByRole(open(), 'button', { name })).toBeTruthy()
})

it('names the status unless the record is completed, and the day if only its heading shows it', () => {
  const withdrawal = { ...record, status: 'Auditing', converted: null } as const
  const shown = open({ record: { ...withdrawal, counterparty: 'D***' }, isUnderDay: true })
  const name = /^Transfer sent .* D\*\*\* .50\.00 USDT Under review Monday, March 2, 2026$/
  expect(getByRole(shown, 'button', { name })).toBeTruthy()
  expect(open().textContent).not.toContain('Completed')
})

it('says that the amounts are hidden instead of reading the dots', () => {
  const row = open({ isHidden: true })
  expect(row.textContent).toContain('••••')
  const name = 'Conversion Mar 2, 2026 Amount hidden USD Amount hidden USDT'
  expect(getByRole(row, 'button', { name })).toBeTruthy()
})

it('has no text of the person in an attribute, where recorders would copy it', () => {
  const row = open({ record: { ...record, converted: null, counterparty: 'D*** H*****' } })
  expect(row.innerHTML).toContain('>D*** H*****<')
  for (const { attributes } of row.querySelectorAll('*')) {
    for (const { value } of attributes) expect(value).not.toMatch(/D\*\*\*|50\./)
  }
})

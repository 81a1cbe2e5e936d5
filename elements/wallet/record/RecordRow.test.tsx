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

const open = (isHidden: boolean) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RecordRow record={record} onOpen={() => {}} isHidden={isHidden} />
    </I18nProvider>,
  ).container

it('describes the button of a record by its amounts, then its status', () => {
  const description = /^[^\d]50\.00 USDT \+49\.90 USD .*Completed$/
  expect(() => getByRole(open(false), 'button', { name: 'Conversion', description })).not.toThrow()
})

it('says that the amounts are hidden instead of reading the dots', () => {
  const row = open(true)
  expect(row.textContent).toContain('••••')
  const description = /^Amount hidden USDT USD .*Completed$/
  expect(() => getByRole(row, 'button', { name: 'Conversion', description })).not.toThrow()
})

it('draws a dot before the network alone, not behind it', () => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RecordRow record={{ ...record, mainnetType: 'Tron (TRC20)' }} onOpen={() => {}} />
    </I18nProvider>,
  )
  // The style draws one before each child but the first of a line.
  const phrases = [...container.querySelectorAll('.tw-phrases > *')]
  expect(phrases.map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringContaining('2026'),
    'Tron (TRC20)',
  ])
})

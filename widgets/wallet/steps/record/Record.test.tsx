import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByText } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type HistoryRecord, historyRecord } from '../../../../shared/api/wire/history.ts'
import { render } from '../../../../shared/ui/render.test-helper.ts'
import type { WalletActions } from '../../actions.ts'
import { ActionsContext, ModelContext } from '../../context.ts'
import type { WalletModel } from '../../model.ts'
import Record from './Record.tsx'

const fields = {
  orderNumber: 'W-1',
  type: 'DEPOSIT',
  status: 'Success',
  direction: 'IN',
  currency: 'USD',
  amount: '50',
  date: '2026-03-02T08:15:00Z',
}
const value = v.parse(historyRecord, fields)

/** RECORD with a record. */
function open(record: { status: 'ready' | 'failed'; value: HistoryRecord }) {
  const model = {
    store: createStore(() => ({ record })),
    signal: new AbortController().signal,
  }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model as unknown as WalletModel}>
        <ActionsContext value={{} as WalletActions}>
          <Record />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
}

/** The text of the file that *Save a copy* saves. */
async function savedCopy(status: 'ready' | 'failed') {
  const { container } = open({ status, value })
  const files: Blob[] = []
  const save = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    throw new TypeError('No files here')
  })
  onTestFinished(() => save.mockRestore())
  await act(async () => getByRole(container, 'button', { name: 'Save a copy' }).click())
  return files[0]?.text()
}

it('warns in a saved copy, as on the screen, that the record may be outdated', async () => {
  const caution = 'This may not be the latest state of the record.'
  expect(await savedCopy('failed')).toContain(caution)
  expect(await savedCopy('ready')).not.toContain(caution)
})

it.each([
  [{ transferWay: 'WIRE', method: 'PAYPAL' }, 'PayPal'],
  [{ transferWay: 'WIRE', method: 'WIRE' }, 'Bank wire'],
  // A deposit by card is a WIRE, too.
  [{ transferWay: 'WIRE' }, undefined],
  [{ transferWay: 'WIRE', method: 'CHEQUE' }, undefined],
  [{ transferWay: 'WIRE', type: 'WITHDRAW', direction: 'OUT' }, 'Bank wire'],
  [{ transferWay: 'CRYPTO', currency: 'USDT', method: null }, 'Crypto (USDT)'],
])('names the method as far as the server tells it: %j is %s', (own, method) => {
  const { container } = open({
    status: 'ready',
    value: v.parse(historyRecord, { ...fields, ...own }),
  })
  const term = queryByText(container, 'Method', { selector: 'dt' })
  expect(term?.parentElement?.querySelector('dd')?.textContent).toBe(method)
})

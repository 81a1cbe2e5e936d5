import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getAllByRole, getByRole, queryAllByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import type { Loadable } from '../../../shared/api/loading/loadable.ts'
import { type HistoryRecord, historyRecord } from '../../../shared/api/wire/history.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { LatestTransfers } from '../api.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createTransferStore } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import type { Receipt } from '../order/submission-state.ts'
import { Transfers } from './Transfers.tsx'

const record = (orderNumber: string, status = 'Auditing', more: object = {}) =>
  v.parse(historyRecord, {
    orderNumber,
    status,
    type: 'WITHDRAW',
    direction: 'OUT',
    currency: 'USD',
    amount: '250',
    fee: '25',
    date: '2026-03-02T08:15:00Z',
    transferWay: 'WIRE',
    bankCard: { id: '7', bankAccount: '417', bankName: 'Example Bank' },
    reviews: [
      { tier: 'BROKER', state: 'APPROVED' },
      { tier: 'CLEARING', state: status === 'Auditing' ? 'PENDING' : 'APPROVED' },
    ],
    ...more,
  })

type Own = Loadable<LatestTransfers>
const ready = (records: readonly HistoryRecord[], needsAnswer?: HistoryRecord): Own => ({
  status: 'ready',
  value: { records, needsAnswer },
  error: undefined,
})

/** The list of HOME in a state. */
function show(transfers: Own) {
  const store = createTransferStore({
    loadApi: vi.fn(),
    isUsd: true,
    screen: 'home',
    report: vi.fn(),
  })
  store.setState({ transfers })
  const loadTransfers = vi.fn(async () => undefined)
  const showReceipt = vi.fn<(receipt: Receipt) => void>()
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store: { ...store, loadTransfers } })}>
        <ActionsContext value={stubActions({ submission: { showReceipt } })}>
          <Transfers />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const press = (name: string | RegExp) =>
    act(() => getByRole(container, 'button', { name }).click())
  return { container, loadTransfers, showReceipt, press }
}

it('a transfer says what it is, how much, which review it is in and when it was requested', () => {
  const { container } = show(ready([record('W1')]))
  expect(getByRole(container, 'button').textContent).toMatch(
    /^Withdrawal −250\.\d+\sUSD Final review Mar 2, 2026/,
  )
})

it('a press opens the receipt of the transfer, with what the history knows of it', () => {
  const { press, showReceipt } = show(ready([record('W1')]))
  press(/Withdrawal/)
  expect(showReceipt.mock.lastCall?.[0]).toMatchObject({
    kind: 'usd-withdrawal',
    currency: 'USD',
    amount: '250',
    to: '417',
    fee: '25',
    record: { orderNumber: 'W1', status: 'Auditing', transferWay: 'WIRE' },
  })
})

it('a deposit of USD names its method on its receipt', () => {
  const deposit = { type: 'DEPOSIT', direction: 'IN', method: 'ACH', bankCard: undefined }
  const { press, showReceipt } = show(ready([record('D1', 'Auditing', deposit)]))
  press(/Deposit/)
  expect(showReceipt.mock.lastCall?.[0]).toMatchObject({ kind: 'deposit-proof', to: 'ACH' })
})

it('three transfers under review and the decided one are listed, all of them after Show all', () => {
  const open = ['W5', 'W4', 'W3', 'W2'].map((number) => record(number))
  const { container, press } = show(ready([...open, record('W1', 'Success')]))
  expect(getAllByRole(container, 'listitem')).toHaveLength(4)
  expect(getAllByRole(container, 'listitem').at(-1)?.textContent).toContain('Approved')
  press('Show all')
  expect(getAllByRole(container, 'listitem')).toHaveLength(5)
  expect(queryByRole(container, 'button', { name: 'Show all' })).toBeNull()
})

it.each([
  ['while they are loaded for the first time', { status: 'loading' }],
  ['if there is none', { status: 'ready', value: { records: [] } }],
  [
    'if the server was not reached, as one that lacks the call',
    { status: 'failed', error: { kind: 'network' } },
  ],
] as const)('nothing is shown %s', (_, state) => {
  const { container } = show({ value: undefined, error: undefined, ...state })
  expect(container.textContent).toBe('')
})

it('a list that could not be loaded says so quietly, and can be loaded again', () => {
  const { container, loadTransfers, press } = show({
    status: 'failed',
    value: undefined,
    error: { kind: 'timeout' },
  })
  expect(queryAllByRole(container, 'alert')).toEqual([])
  expect(getByRole(container, 'status').textContent).toContain('They could not be loaded.')
  press('Try again')
  expect(loadTransfers).toHaveBeenCalledTimes(2)
})

it('a list that could not be loaded again stays, and says that it may be old', () => {
  const { container } = show({
    status: 'failed',
    value: { records: [record('W1')] },
    error: { kind: 'network' },
  })
  expect(getAllByRole(container, 'listitem')).toHaveLength(1)
  expect(getByRole(container, 'status').textContent).toContain('This may not be up to date.')
})

it('a question about a transfer that is not listed is asked, too', () => {
  const asked = record('W9', 'Auditing', {
    currency: 'USDT',
    questions: [{ id: '7', text: 'Where does it come from?' }],
  })
  for (const records of [[record('W1')], []]) {
    const { container, showReceipt, press } = show(ready(records, asked))
    expect(container.textContent).toContain('A question about your withdrawal')
    press('Answer')
    expect(showReceipt.mock.lastCall?.[0].record?.orderNumber).toBe('W9')
  }
})

it('USDT that arrives says how many blocks confirm it, and then that it is credited', () => {
  const deposit = (status: string, seen: number) =>
    record('D1', status, {
      type: 'DEPOSIT',
      direction: 'IN',
      currency: 'USDT',
      transferWay: 'CRYPTO',
      reviews: [],
      confirmations: { seen, needed: 9 },
    })
  const text = (own: HistoryRecord) => show(ready([own])).container.textContent
  expect(text(deposit('Auditing', 2))).toContain('2 of 9 blocks')
  expect(text(deposit('Success', 9))).toContain('Credited')
  expect(
    text({ ...deposit('Fail', 0), confirmations: null, belowMinimum: decimalText('10') }),
  ).toContain('Not credited')
})

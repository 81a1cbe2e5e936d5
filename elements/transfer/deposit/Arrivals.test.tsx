import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type HistoryRecord, historyRecord } from '../../../shared/api/wire/history.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createTransferStore, type TransferState } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { Arrivals } from './Arrivals.tsx'

const now = new Date('2026-03-02T10:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

const deposit = (orderNumber: string, more: object = {}): HistoryRecord =>
  v.parse(historyRecord, {
    orderNumber,
    type: 'DEPOSIT',
    status: 'Auditing',
    direction: 'IN',
    currency: 'USDT',
    amount: '250',
    date: '2026-03-02T09:55:00Z',
    transferWay: 'CRYPTO',
    address: 'T1',
    confirmations: { seen: 2, needed: 9 },
    ...more,
  })
const credited = (orderNumber: string, date = '2026-03-02T09:55:00Z') =>
  deposit(orderNumber, {
    status: 'Success',
    date,
    confirmations: { seen: 9, needed: 9 },
    creditedAt: date,
  })

/** The address T1, and the answers of the server one after the other. */
async function open(...answers: (readonly HistoryRecord[] | undefined)[]) {
  const store = createTransferStore({
    loadApi: vi.fn(),
    isUsd: false,
    screen: 'deposit',
    report: vi.fn(),
  })
  const set = (own: Partial<TransferState>) => store.setState(own)
  const loadUsdtDeposits = vi.fn(async () => {
    const before = store.getState().usdtDeposits
    const value = answers.shift()
    set({
      usdtDeposits: value
        ? { status: 'ready', value, error: undefined }
        : { ...before, status: 'failed', error: { kind: 'network' } },
    })
    return before.value && value ? [...value] : []
  })
  const showReceipt = vi.fn()
  const reset = vi.fn()
  const emit = vi.fn(() => true)
  const model = stubModel({ store: { ...store, loadUsdtDeposits, reset }, page: { emit } })
  const { container, unmount } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <ActionsContext value={stubActions({ submission: { showReceipt } })}>
          <Arrivals address="T1" />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(0)
  const text = () => container.textContent?.replaceAll('\u00a0', ' ') ?? ''
  return { container, unmount, pass, text, loadUsdtDeposits, showReceipt, reset, emit }
}

it('says what it waits for, then the blocks, then that it is credited, and tells the page', async () => {
  const { text, pass, emit } = await open([], [deposit('D1')], [credited('D1')])
  expect(text()).toContain('Your deposit appears here as soon as the network has seen it.')
  await pass(4)
  expect(text()).toContain('+250.00 USDT')
  expect(text()).toContain('2 of 9 blocks')
  expect(text()).not.toContain('appears here')
  await pass(2)
  expect(text()).toContain('9 of 9 blocks')
  expect(emit).toHaveBeenLastCalledWith('tw-record', { orderNumber: 'D1', status: 'Success' })
})

it('shows neither what goes to another address nor what was credited long ago', async () => {
  const { text } = await open([
    deposit('D2', { address: 'T2' }),
    credited('D3', '2026-03-01T10:00:00Z'),
  ])
  expect(text()).toContain('appears here')
})

it('what was credited a short time ago is still there after the page was loaded again', async () => {
  expect((await open([credited('D1')])).text()).toContain('9 of 9 blocks')
})

it('below the minimum it says at once what arrived, what the minimum is, and the reason of the server', async () => {
  const { container } = await open([
    deposit('D1', {
      status: 'Fail',
      amount: '4',
      confirmations: null,
      belowMinimum: '10',
      failReason: 'It cannot be returned.',
    }),
  ])
  const words = container.querySelector('.tw-notice')?.textContent?.replaceAll('\u00a0', ' ')
  expect(words).toContain(
    '4.00 USDT arrived. The minimum is 10.00 USDT, so it is not credited.It cannot be returned.',
  )
})

it('what is known stays while the server cannot be reached, with a word about it', async () => {
  const { container, text, pass } = await open([deposit('D1')], undefined, [deposit('D1')])
  expect(queryByRole(container, 'button', { name: 'Try again' })).toBeNull()
  await pass(4)
  expect(text()).toContain('2 of 9 blocks')
  expect(getByRole(container, 'status').textContent).toContain('This may not be up to date.')
  await act(async () => getByRole(container, 'button', { name: 'Try again' }).click())
  expect(text()).not.toContain('This may not be up to date.')
})

it('opens the receipt of a deposit, and asks nothing any more once it was left', async () => {
  const { container, pass, showReceipt, reset, unmount, loadUsdtDeposits } = await open([
    deposit('D1'),
  ])
  act(() => getByRole(container, 'button', { name: 'Details' }).click())
  expect(reset).toHaveBeenCalledBefore(showReceipt)
  expect(showReceipt.mock.lastCall?.[0]).toMatchObject({ record: { orderNumber: 'D1' } })
  unmount()
  await pass(600)
  expect(loadUsdtDeposits).toHaveBeenCalledOnce()
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cancelTransfer } from '../../api/endpoints/transfer.ts'
import type { ApiError } from '../../api/errors.ts'
import { decimalText } from '../../money/decimal-text.ts'
import { render } from '../../ui/render.test-helper.ts'
import type { RecordRequests } from '../record-requests/record-requests.ts'
import { CancelOrder } from './CancelOrder.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type State = ReturnType<RecordRequests['store']['getState']>

const open = {
  orderNumber: 'W1',
  status: 'Auditing',
  amount: decimalText('1500'),
  isCancellable: true,
} as const
const begun = { ...open, isCancellable: false } as const
const cancelled = {
  ...begun,
  status: 'Fail',
  cancelledAt: '2026-03-02T08:20:00Z',
} as const

function show(
  record: Parameters<typeof CancelOrder>[0]['record'],
  issue?: { error: ApiError; isUnknown: boolean },
) {
  const state: State = {
    sending: undefined,
    issue: issue && { call: 'cancelTransfer', orderNumber: 'W1', ...issue },
  }
  const send = vi.fn(async () => undefined)
  const requests: RecordRequests = { store: createStore(() => state), send }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <CancelOrder record={record} currency="USD" requests={requests} />
    </I18nProvider>,
  )
  return { container, send }
}

it('asks before it cancels, and says where the money goes', () => {
  const { container, send } = show(open)
  act(() => getByRole(container, 'button', { name: 'Cancel this withdrawal' }).click())
  expect(send).not.toHaveBeenCalled()
  const dialog = getByRole(container, 'dialog')
  expect(dialog.textContent).toContain('1,500.00\u00a0USD returns to your available balance.')
  act(() => vi.advanceTimersByTime(1_000))
  act(() => getByRole(dialog, 'button', { name: 'Cancel the withdrawal' }).click())
  expect(send).toHaveBeenCalledExactlyOnceWith({
    endpoint: cancelTransfer,
    orderNumber: 'W1',
    body: { orderNumber: 'W1' },
  })
  expect(queryByRole(container, 'dialog')).toBeNull()
})

const lost = { error: { kind: 'network' }, isUnknown: true } as const
const refused = {
  error: { kind: 'refused', message: 'The review has begun.' },
  isUnknown: false,
} as const

it.each([
  ['a lost answer, while it can still be cancelled', open, lost, 'We do not know yet'],
  ['a lost answer, once its review has begun', begun, lost, 'The withdrawal was not cancelled'],
  ['a refusal', begun, refused, 'The review has begun.It is still under review.'],
  ['a refusal that may pass', open, refused, 'You can try again.'],
])('says after %s what is known', (_, record, issue, text) => {
  const { container } = show(record, issue)
  expect(getByRole(container, 'alert').textContent).toContain(text)
})

it.each([
  ['once it is cancelled, although the answer was lost', cancelled, lost],
  ['once its review has begun', begun, undefined],
])('offers and says nothing %s', (_, record, issue) => {
  expect(show(record, issue).container.textContent).toBe('')
})

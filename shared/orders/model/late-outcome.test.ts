import { expect, it, vi } from 'vitest'
import { stubTexts } from '../../element/model/stub-parts.test-helper.ts'
import { decimalText } from '../../money/decimal-text.ts'
import type { Order, Outcome, Receipt } from '../submission/order.ts'
import { reportLateOutcome } from './late-outcome.ts'

const order = { kind: 'withdrawal', currency: 'USD', amount: decimalText('80') } satisfies Order

/** Reports a withdrawal that was answered after its person had left. */
function report(
  state: 'APPROVED' | 'REJECTED',
  answered: Pick<Outcome<Order, Receipt>, 'answer' | 'isUnresolved'> = {
    answer: { ok: true, value: {} },
    isUnresolved: false,
  },
) {
  const record = {
    orderNumber: 'W-1',
    status: 'Auditing' as const,
    reviews: [{ tier: 'BROKER' as const, state }],
  }
  const receipt = { kind: order.kind, record }
  const outcome: Outcome<Order, typeof receipt> = {
    order,
    unresolved: { kind: order.kind, amount: order.amount, idempotencyKey: 'key-1' },
    receipt,
    ...answered,
  }
  const announce = vi.fn()
  const late = { toast: vi.fn(), showError: vi.fn() }
  reportLateOutcome(
    { announce, messages: { late }, texts: stubTexts(), successor: () => undefined },
    outcome,
  )
  return { announce, ...late }
}

it('announces an accepted order, unless its review is rejected already', () => {
  const accepted = report('APPROVED')
  expect(accepted.announce).toHaveBeenCalledOnce()
  expect(accepted.toast).toHaveBeenCalledOnce()
  const rejected = report('REJECTED')
  expect(rejected.announce).not.toHaveBeenCalled()
  expect(rejected.toast).not.toHaveBeenCalled()
  expect(rejected.showError).toHaveBeenCalledExactlyOnceWith({
    kind: 'refused',
    message: 'A transfer from an earlier session was not carried out.',
    session: 'earlier',
  })
})

it.each([
  [
    'refused',
    { kind: 'refused', code: 28100, message: 'Only 5 of 4,321.50' },
    false,
    {
      kind: 'refused',
      code: 28100,
      message: 'A transfer from an earlier session was not carried out.',
    },
  ],
  [
    'not answered',
    { kind: 'server', status: 502 },
    true,
    {
      kind: 'server',
      message: 'We cannot confirm whether a transfer from an earlier session was carried out.',
    },
  ],
] as const)('says of an order that was %s no figure of it', (_, error, isUnresolved, told) => {
  const all = report('APPROVED', { answer: { ok: false, error }, isUnresolved })
  expect(all.showError).toHaveBeenCalledExactlyOnceWith({ ...told, session: 'earlier' })
  expect(all.announce).not.toHaveBeenCalled()
  expect(all.toast).not.toHaveBeenCalled()
})

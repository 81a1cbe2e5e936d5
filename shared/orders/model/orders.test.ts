import { expect, it, vi } from 'vitest'
import { stubRoot } from '../../element/model/stub-parts.test-helper.ts'
import { decimalText } from '../../money/decimal-text.ts'
import type { Order, Outcome, Receipt } from '../submission/order.ts'
import { createOrders, type Orders } from './orders.ts'

const order = { kind: 'withdrawal', currency: 'USD', amount: decimalText('80') } as const
const outcomeOf = (idempotencyKey: string): Outcome<Order, Receipt> => ({
  order,
  unresolved: { kind: order.kind, amount: order.amount, idempotencyKey },
  answer: { ok: true, value: {} },
  isUnresolved: false,
  receipt: { kind: order.kind, record: undefined },
})

/** The orders of the model of one person. */
function open() {
  const moveFrom = vi.fn()
  const submission = {
    applyOutcome: vi.fn(
      ({ unresolved }: Outcome<Order, Receipt>) => unresolved.idempotencyKey === 'known',
    ),
    changeSlot: vi.fn(),
    dismissReceipt: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
  }
  const load = vi.fn(async (_refreshed: string[]) => ({
    moveFrom,
    submission,
  }))
  const root = stubRoot()
  /** The token of the person on screen. */
  let current: string | undefined = 'token-1'
  const present = (): Orders<Order, Receipt> => created.orders
  const created = createOrders<Order, Receipt, Awaited<ReturnType<typeof load>>>(
    { session: { token: () => 'token-1' }, root },
    {
      loadActions: load,
      hasStored: () => false,
      current: () => {
        const token = current
        return token === undefined
          ? undefined
          : { session: { token: () => token }, orders: present() }
      },
    },
  )
  return {
    ...created,
    load,
    moveFrom,
    submission,
    pause: () => root.store.setState({ isPaused: true }),
    show: (token: string | undefined) => {
      current = token
    },
  }
}

it('names earlier tokens of the person to what is loaded after them', async () => {
  const { actions, load, moveFrom, tokenRefreshed } = open()
  tokenRefreshed('token-a')
  tokenRefreshed('token-b')
  await actions()
  expect(load).toHaveBeenCalledExactlyOnceWith(['token-a', 'token-b'])
  expect(moveFrom).not.toHaveBeenCalled()
})

it('moves what is stored under the token before, and then follows a receipt again', async () => {
  const { actions, moveFrom, submission, tokenRefreshed } = open()
  await actions()
  tokenRefreshed('token-a')
  expect(moveFrom).toHaveBeenCalledExactlyOnceWith('token-a')
  expect(submission.resume).toHaveBeenCalledOnce()
  expect(moveFrom.mock.invocationCallOrder[0]).toBeLessThan(
    submission.resume.mock.invocationCallOrder[0] ?? 0,
  )
})

it('follows no receipt while the element is off the page', async () => {
  const { actions, moveFrom, pause, submission, tokenRefreshed } = open()
  await actions()
  pause()
  tokenRefreshed('token-a')
  expect(moveFrom).toHaveBeenCalledOnce()
  expect(submission.resume).not.toHaveBeenCalled()
})

it.each([
  ['the same person', 'token-1', true],
  ['another person', 'token-2', false],
  ['nobody', undefined, false],
])('finds the model that applies a late outcome: %s is on screen', (_, token, isFound) => {
  const { orders, show } = open()
  show(token)
  expect(orders.successor() !== undefined).toBe(isFound)
})

it('applies no outcome before what sends orders is loaded', async () => {
  const { actions, orders, submission } = open()
  expect(orders.applyOutcome(outcomeOf('known'))).toBe(false)
  await actions()
  expect(orders.applyOutcome(outcomeOf('other'))).toBe(false)
  expect(orders.applyOutcome(outcomeOf('known'))).toBe(true)
  expect(submission.applyOutcome).toHaveBeenCalledTimes(2)
})

it('closes a receipt', async () => {
  const { actions, orders, submission } = open()
  orders.dismissReceipt()
  await actions()
  orders.dismissReceipt()
  expect(submission.dismissReceipt).toHaveBeenCalledOnce()
})

import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { BaseState } from '../../element/model/base-state.ts'
import { createModelOrders } from './model-orders.ts'

/** The orders of the model of one person. */
function open() {
  /** The model on screen. */
  let current: { token: () => string } | undefined = { token: () => 'token-1' }
  const moveFrom = vi.fn()
  const submission = {
    applyOutcome: vi.fn((outcome: string) => outcome === 'known'),
    dismissReceipt: vi.fn(),
    resume: vi.fn(),
  }
  const load = vi.fn(async (_refreshed: string[]) => ({ drafts: { moveFrom }, submission }))
  const base = createStore(() => ({ isPaused: false }) as BaseState)
  const orders = createModelOrders({ base, token: () => 'token-1' }, load, () => current)
  return {
    orders,
    load,
    moveFrom,
    submission,
    pause: () => base.setState({ isPaused: true }),
    show: (token: string | undefined) => {
      current = token === undefined ? undefined : { token: () => token }
    },
  }
}

it('names earlier tokens of the person to what is loaded after them', async () => {
  const { orders, load, moveFrom } = open()
  orders.tokenRefreshed('token-a')
  orders.tokenRefreshed('token-b')
  await orders.actions()
  expect(load).toHaveBeenCalledExactlyOnceWith(['token-a', 'token-b'])
  expect(moveFrom).not.toHaveBeenCalled()
})

it('moves what is stored under the token before, and then follows a receipt again', async () => {
  const { orders, moveFrom, submission } = open()
  await orders.actions()
  orders.tokenRefreshed('token-a')
  expect(moveFrom).toHaveBeenCalledExactlyOnceWith('token-a')
  expect(submission.resume).toHaveBeenCalledOnce()
  expect(moveFrom.mock.invocationCallOrder[0]).toBeLessThan(
    submission.resume.mock.invocationCallOrder[0] ?? 0,
  )
})

it('follows no receipt while the element is off the page', async () => {
  const { orders, moveFrom, pause, submission } = open()
  await orders.actions()
  pause()
  orders.tokenRefreshed('token-a')
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
  const { orders, submission } = open()
  expect(orders.applyOutcome('known')).toBe(false)
  await orders.actions()
  expect(orders.applyOutcome('other')).toBe(false)
  expect(orders.applyOutcome('known')).toBe(true)
  expect(submission.applyOutcome).toHaveBeenCalledTimes(2)
})

it('closes a receipt', async () => {
  const { orders, submission } = open()
  orders.dismissReceipt()
  await orders.actions()
  orders.dismissReceipt()
  expect(submission.dismissReceipt).toHaveBeenCalledOnce()
})

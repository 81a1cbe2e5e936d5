import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { decimalText } from '../../money/decimal-text.ts'
import type { Order, Receipt, SubmissionState } from '../submission/order.ts'
import { holdWhileSent } from './hold-while-sent.ts'

interface Inputs {
  readonly form: object
}
const order = { kind: 'withdrawal', currency: 'USD', amount: decimalText('80') } as const
const unresolved = { kind: 'withdrawal', amount: '80', idempotencyKey: 'key-1' } as const

/** The form of an order, and the phases that the order goes through. */
function open(formOf: () => 'form' | undefined = () => 'form') {
  const store = createStore<SubmissionState<Order, Receipt>>(() => ({
    phase: { name: 'none' },
    receipt: undefined,
  }))
  const steps: string[] = []
  const keep = vi.fn(() => void steps.push('order stored'))
  const hold = vi.fn((_: keyof Inputs, isHeld: boolean) => {
    steps.push(isHeld ? 'input removed' : 'input stored')
  })
  const stored = holdWhileSent<Order, Receipt, Inputs>(
    { store },
    { find: () => undefined, keep, resolve: vi.fn() },
    { hold },
    formOf,
  )
  return {
    stored,
    steps,
    go: (phase: SubmissionState<Order, Receipt>['phase']) => store.setState({ phase }),
  }
}

it('what was typed is out of the storage before its order is sent, and back once that was refused', () => {
  const { stored, steps, go } = open()
  go({ name: 'review', order })
  go({ name: 'sending', order })
  expect(steps).toEqual([])
  stored.keep(unresolved)
  expect(steps).toEqual(['input removed', 'order stored'])
  go({ name: 'review', order, issue: { kind: 'refused' } })
  go({ name: 'none' })
  expect(steps).toEqual(['input removed', 'order stored', 'input stored'])
})

it('an order without an answer keeps it out, also one that a later page has found', () => {
  const { steps, go } = open()
  const unknown = {
    name: 'unknown',
    unresolved,
    order: undefined,
    isChecking: false,
    checkResult: 'none',
    isFinal: false,
  } as const
  go(unknown)
  go({ ...unknown, isChecking: true })
  expect(new Set(steps)).toEqual(new Set(['input removed']))
  go({ name: 'none' })
  expect(steps.at(-1)).toBe('input stored')
})

it('an order without such a form is sent as it is', () => {
  const { stored, steps, go } = open(() => undefined)
  stored.keep(unresolved)
  go({ name: 'none' })
  expect(steps).toEqual(['order stored'])
})

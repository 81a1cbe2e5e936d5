import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { settle } from '../../../shared/api/fake-calls.test-helper.ts'
import { historyRecord } from '../../../shared/api/wire/history.ts'
import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import {
  holderProperties,
  openPerson,
} from '../../../shared/element/model/open-person.test-helper.ts'
import { testOrders } from '../../../shared/orders/model/open-order-model.test-helper.ts'
import { createUnresolvedOrders } from '../../../shared/orders/submission/unresolved-orders.ts'
import { conversionOrder, friendOrder } from '../order/orders.test-helper.ts'
import { orderFormat } from '../order/submission-state.ts'
import { openModel } from './model.ts'

/** See `openPerson`. */
async function open(answer?: object, failing?: string) {
  const opened = await openPerson(
    (context: Parameters<typeof openModel>[0]) =>
      openModel({ ...context, loadRest: () => import('../rest.ts') }),
    { ...holderProperties, screen: 'hub' },
    { answer, failing },
  )
  const { model } = opened
  const { submission } = await model.actions()
  return { ...opened, submission, phase: () => model.orders.store.getState().phase }
}

const friendRecord = {
  orderNumber: 'F-1',
  status: 'Auditing',
  type: 'TRANSFER',
  direction: 'OUT',
  currency: 'USD',
  amount: '80',
  date: '2026-03-02T08:15:00Z',
}

testOrders({
  open,
  forms: [
    { step: 'TO_FRIEND', title: 'Transfer to a friend', order: friendOrder },
    { step: 'CONVERT', title: 'USDT to USD account', order: conversionOrder },
  ],
  item: friendRecord,
})

it('stays on an order that is being sent, also if the host opens another screen', async () => {
  const { model, phase, root, set, submission } = await open()
  model.store.go('TO_FRIEND')
  submission.review(friendOrder)
  void submission.confirm()
  await settle()
  set({ screen: 'history' })
  expect(phase().name).toBe('sending')
  expect(root.back()).toBe(true)
  expect(model.screen.current().step).toEqual({ step: 'TO_FRIEND' })
})

it('loads the history again unless the person comes back to it from a record', async () => {
  const { model } = await open()
  const { store } = model
  const { history } = await model.actions()
  const position = { orderNumber: 'W-1' }
  const openRecord = () => {
    store.go('HISTORY')
    history.leave(position)
    store.go('RECORD')
  }
  openRecord()
  store.back()
  expect(history.store.getState().position).toBe(position)
  openRecord()
  store.openScreen('hub')
  expect(history.store.getState().position).toBeUndefined()
})

it('lists a record as decided that RECORD has loaded as decided', async () => {
  const listed = v.parse(historyRecord, {
    orderNumber: 'W-1',
    status: 'Auditing',
    type: 'WITHDRAW',
    direction: 'OUT',
    currency: 'USD',
    amount: '5',
    date: '2026-03-02T08:15:00Z',
  })
  const item = { ...listed, status: 'Success' }
  const { model } = await open({ code: 20000, success: true, data: { item } })
  const { history } = await model.actions()
  history.store.setState({ records: [listed], status: 'ready' })
  model.store.openRecord(listed)
  await vi.waitFor(() => expect(model.store.getState().record.value?.status).toBe('Success'))
  expect(history.store.getState().records.map(({ status }) => status)).toEqual(['Success'])
})

it('tells the page of a record only what has happened to it, not what its list left out', async () => {
  const listed = v.parse(historyRecord, { ...friendRecord, counterparty: null, reviews: [] })
  const single = {
    ...friendRecord,
    counterparty: 'Second H.',
    reviews: [{ tier: 'BROKER', state: 'PENDING' }],
  }
  const data = { item: single }
  const { model, emit } = await open({ code: 20000, success: true, data })
  const told = () => emit.mock.calls.filter(([type]) => type === 'tw-record')
  model.store.openRecord(listed)
  await vi.waitFor(() =>
    expect(model.store.getState().record.value?.counterparty).toBe('Second H.'),
  )
  expect(told()).toEqual([])
  // A review is decided; the status stays.
  data.item = { ...single, reviews: [{ tier: 'BROKER', state: 'APPROVED' }] }
  await model.store.load('record')
  expect(told()).toHaveLength(1)
  model.store.back()
  data.item = { ...single, status: 'Success' }
  model.store.openRecord(listed)
  await vi.waitFor(() => expect(told()).toHaveLength(2))
})

it('is back: loads what is on screen again, and the newest page of the history', async () => {
  const { model, root } = await open()
  const { history } = await model.actions()
  const refresh = vi.spyOn(history, 'refresh')
  model.store.go('BIND_CARD')
  const card = { status: 'ready', value: null, error: undefined } as const
  model.store.setState({ card })
  root.pause(false)
  expect(model.store.getState().card).toEqual({ ...card, status: 'loading' })
  expect(refresh).toHaveBeenCalledOnce()
})

it('reads balances and the records of the hub again once the review of a receipt is decided', async () => {
  const answer = { code: 20000, success: true, data: { item: friendRecord } }
  const { model, submission } = await open(answer)
  submission.review(friendOrder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await submission.confirm()
    const load = vi.spyOn(model.store, 'load').mockResolvedValue()
    answer.data = { item: { ...friendRecord, status: 'Success' } }
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3))
    expect(load.mock.calls).toEqual([['wallet'], ['inProgress'], ['latest']])
  } finally {
    vi.useRealTimers()
  }
})

const accepted = { code: 20000, success: true, message: 'OK' }
const card = { bankAccount: '6222000000001234', status: 'Success' } as const

it('shows a removed card no longer, also if the load after it fails', async () => {
  const { model } = await open(accepted, 'getBankCard')
  const { cards } = await model.actions()
  const { store } = model
  store.setState({ card: { status: 'ready', value: card, error: undefined } })
  await cards.remove()
  expect(cards.store.getState().issue).toBeUndefined()
  await vi.waitFor(() => expect(store.getState().card.status).toBe('failed'))
  expect(store.getState().card.value).toBeNull()
})

it.each([null, card])(
  'shows neither the form nor the earlier card once another is bound and cannot be loaded: %j',
  async (before) => {
    const { model } = await open(accepted, 'getBankCard')
    const { cards } = await model.actions()
    const { store } = model
    store.setState({ card: { status: 'ready', value: before, error: undefined } })
    await cards.bind({} as BankCardBinding)
    expect(cards.store.getState().issue).toBeUndefined()
    expect(store.getState().card).toMatchObject({ status: 'failed', value: undefined })
  },
)

it('shows the receipt of an order that had no answer when the person left', async () => {
  const stored = createUnresolvedOrders(
    orderFormat,
    () => 'token',
    sessionStorage,
    () => 'wallet',
    localStorage,
  )
  stored.keep({
    kind: 'friend-transfer',
    amount: '80',
    currency: 'USD',
    idempotencyKey: 'key-1',
    isKeyed: true,
  })
  const answer = { code: 20000, success: true, data: { item: friendRecord } }
  const { model } = await open(answer)
  await vi.waitFor(() =>
    expect(model.orders.store.getState().receipt?.record?.orderNumber).toBe(
      friendRecord.orderNumber,
    ),
  )
  expect(model.screen.current()).toMatchObject({ isReceipt: true })
})

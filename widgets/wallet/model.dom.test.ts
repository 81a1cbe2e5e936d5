import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { settle } from '../../shared/api/fake-calls.test-helper.ts'
import type { BankCardBinding } from '../../shared/api/wire/bank-card.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import type { ElementContext } from '../../shared/element/entry/context.ts'
import { holderProperties, openPerson } from '../../shared/element/model/open-person.test-helper.ts'
import type { WalletDeclaration } from './declaration.ts'
import type { WalletEvents } from './docs.ts'
import { openModel } from './model.ts'
import { conversionOrder, friendOrder } from './submission/orders.test-helper.ts'

/** See `openPerson`. */
async function open(answer?: object, failing?: string) {
  const opened = await openPerson(
    (context: ElementContext<WalletDeclaration, WalletEvents>) =>
      openModel(context, async () => ({ default: () => null })),
    { ...holderProperties, screen: 'hub' },
    { answer, failing },
  )
  const { model } = opened
  const { submission } = await model.actions()
  return { ...opened, submission, phase: () => model.submissionState.getState().phase }
}

it('opens the review of an order that is sent again on the hub, and there says why it is refused', async () => {
  const { model, phase, submission } = await open({ code: 28005, message: 'The limit is reached.' })
  const { kind, amount } = friendOrder
  model.submissionState.setState({
    phase: {
      name: 'unknown',
      unresolved: { kind, amount, idempotencyKey: 'key-1', isKeyed: true },
      order: friendOrder,
      isChecking: false,
      checkResult: 'notFound',
      isFinal: true,
    },
  })
  await submission.sendAgain()
  expect(phase()).toMatchObject({ name: 'review', issue: { kind: 'refused', code: 28005 } })
  expect(model.screen()).toMatchObject({ step: { step: 'TO_FRIEND' }, title: 'Check and confirm' })
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
  expect(model.screen().step).toEqual({ step: 'TO_FRIEND' })
})

it('follows a receipt again with a new token, unless the element is off the page', async () => {
  const { model, root, submission } = await open()
  const resume = vi.spyOn(submission, 'resume')
  model.refreshed('earlier', false)
  expect(resume).toHaveBeenCalledOnce()
  root.pause(true)
  model.refreshed('token', false)
  expect(resume).toHaveBeenCalledOnce()
})

it('gives the review of an order another title than its form, also to a host with a title bar', async () => {
  const { emit, model } = await open()
  const title = () => model.screen().title
  for (const [step, order, form] of [
    ['TO_FRIEND', friendOrder, 'Transfer to a friend'],
    ['CONVERT', conversionOrder, 'USDT to USD account'],
  ] as const) {
    model.store.go(step)
    expect(title()).toBe(form)
    model.submissionState.setState({ phase: { name: 'review', order } })
    expect(title()).toBe('Check and confirm')
    expect(emit).toHaveBeenLastCalledWith('tw-step', {
      step,
      title: 'Check and confirm',
      canGoBack: true,
    })
    model.submissionState.setState({ phase: { name: 'none' } })
    expect(title()).toBe(form)
  }
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

it('shows no failure of an earlier try once an order is accepted', async () => {
  const { model, phase, submission } = await open({ code: 20000, success: true, message: 'OK' })
  const { toasts } = await model.notifications()
  toasts.show('error', 'No connection')
  submission.review(friendOrder)
  await submission.confirm()
  expect(phase().name).toBe('none')
  expect(toasts.getSnapshot().map(({ text }) => text)).not.toContain('No connection')
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

const friendRecord = {
  orderNumber: 'F-1',
  status: 'Auditing',
  type: 'TRANSFER',
  direction: 'OUT',
  currency: 'USD',
  amount: '80',
  date: '2026-03-02T08:15:00Z',
}

it('announces no success of an order that is accepted with a rejected review', async () => {
  const item = { ...friendRecord, reviews: [{ tier: 'BROKER', state: 'REJECTED' }] }
  const { emit, model, submission } = await open({ code: 20000, success: true, data: { item } })
  const { toasts } = await model.notifications()
  submission.review(friendOrder)
  await submission.confirm()
  expect(model.submissionState.getState().receipt?.record?.orderNumber).toBe('F-1')
  expect(emit.mock.calls.map(([type]) => type)).not.toContain('tw-success')
  expect(toasts.getSnapshot()).toEqual([])
})

it('reads balances and latest records again once the review of a receipt is decided', async () => {
  const answer = { code: 20000, success: true, data: { item: friendRecord } }
  const { model, submission } = await open(answer)
  submission.review(friendOrder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await submission.confirm()
    const load = vi.spyOn(model.store, 'load').mockResolvedValue()
    answer.data = { item: { ...friendRecord, status: 'Success' } }
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(load.mock.calls).toEqual([['wallet'], ['latest']])
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

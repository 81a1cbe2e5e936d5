import { expect, it, vi } from 'vitest'
import {
  holderProperties,
  openPerson,
} from '../../../shared/element/model/open-person.test-helper.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { testOrders } from '../../../shared/orders/model/open-order-model.test-helper.ts'
import type { ScreenName } from '../declaration.ts'
import type { Order, Phase } from '../order/submission-state.ts'
import { openModel } from './model.ts'

/** See `openPerson`. */
async function open(answer?: object, screen: ScreenName = 'home') {
  const opened = await openPerson(
    (context: Parameters<typeof openModel>[0]) =>
      openModel({ ...context, loadRest: () => import('../rest.ts') }),
    { ...holderProperties, screen },
    { answer },
  )
  const { model } = opened
  const { submission } = await model.actions()
  return { ...opened, submission, phase: () => model.orders.store.getState().phase }
}

const order = {
  kind: 'usd-withdrawal',
  currency: 'USD',
  amount: decimalText('80'),
  to: '62220001',
} as const

const proof = {
  kind: 'deposit-proof',
  currency: 'USD',
  amount: order.amount,
  to: 'ACH',
  channel: 'ACH',
  proof: '/slip.png',
} as const

/** The order is stored, and so it is being posted. */
const hasPosted = () => sessionStorage.length > 0

const unresolved = (of: Order): Phase => ({
  name: 'unknown',
  unresolved: { kind: of.kind, amount: of.amount, idempotencyKey: 'key-1', isKeyed: true },
  order: of,
  isChecking: false,
  checkResult: 'notFound',
  isFinal: true,
})

testOrders({
  open,
  forms: [{ step: 'WITHDRAW', title: 'Withdraw', order }],
  item: {
    orderNumber: 'W-1',
    status: 'Auditing',
    type: 'WITHDRAW',
    transferWay: 'WIRE',
    amount: '80',
  },
})

it('opens the screen that the page names, and another one once the page names that', async () => {
  const { model, root, set } = await open(undefined, 'withdraw')
  expect(model.screen.current()).toMatchObject({ step: { step: 'WITHDRAW' }, title: 'Withdraw' })
  expect(root.back()).toBe(true)
  expect(model.screen.current().step).toEqual({ step: 'HOME' })
  // The choice of the person stays.
  set({ hideHeader: false })
  expect(model.screen.current().step).toEqual({ step: 'HOME' })
  set({ screen: 'deposit' })
  expect(model.screen.current()).toMatchObject({ step: { step: 'DEPOSIT' }, title: 'Deposit' })
  set({ screen: 'home' })
  expect(model.screen.current().step).toEqual({ step: 'HOME' })
})

it('opens the withdrawal of USD by itself, and stays there while the page says the same', async () => {
  const { emit, model, set } = await open()
  set({ isUsd: false })
  model.page.openUsdWithdrawal()
  const detail = { to: '/transfer', reason: 'withdraw', isUsd: true }
  expect(emit).toHaveBeenCalledWith('tw-navigate', detail)
  expect(model.store.getState()).toMatchObject({ isUsd: true, stack: ['HOME', 'WITHDRAW'] })
  set({ theme: 'light' })
  expect(model.store.getState()).toMatchObject({ isUsd: true, stack: ['HOME', 'WITHDRAW'] })
  // A page that follows changes nothing on the screen.
  set({ isUsd: true, screen: 'withdraw' })
  expect(model.store.getState()).toMatchObject({ isUsd: true, stack: ['HOME', 'WITHDRAW'] })
  set({ isUsd: false })
  expect(model.store.getState()).toMatchObject({ isUsd: false, stack: ['HOME'] })
})

it('leaves the withdrawal of USD to a page that opens it elsewhere', async () => {
  const { emit, model, set } = await open()
  set({ isUsd: false })
  emit.mockReturnValueOnce(false)
  model.page.openUsdWithdrawal()
  expect(model.store.getState()).toMatchObject({ isUsd: false, stack: ['HOME'] })
})

it('opens the form of a proof that is sent again on HOME, and there says why it is refused', async () => {
  const { model, phase, submission } = await open({ code: 28005, message: 'Not legible.' })
  model.orders.store.setState({ phase: unresolved(proof) })
  await submission.sendAgain()
  expect(phase()).toMatchObject({ name: 'none', issue: { kind: 'refused', code: 28005 } })
  expect(model.screen.current().step).toEqual({ step: 'PROVE_IMAGE' })
})

it('stays on a withdrawal that is being sent, also if the host changes the mode', async () => {
  const { model, phase, root, set, submission } = await open()
  model.store.go('WITHDRAW')
  submission.review(order)
  void submission.confirm()
  await expect.poll(hasPosted).toBe(true)
  set({ isUsd: false, screen: 'deposit' })
  expect(phase().name).toBe('sending')
  expect(model.screen.current().step).toEqual({ step: 'WITHDRAW' })
  expect(root.back()).toBe(true)
  expect(model.screen.current().step).toEqual({ step: 'WITHDRAW' })
})

it('stays on HOME while a proof is being sent whose mode the host has left', async () => {
  const { model, phase, root, set, submission } = await open()
  void submission.send(proof)
  await expect.poll(hasPosted).toBe(true)
  set({ isUsd: false })
  expect(phase().name).toBe('sending')
  expect(root.back()).toBe(true)
  expect(model.screen.current()).toMatchObject({ step: { step: 'HOME' }, isPending: true })
  model.store.openScreen('withdraw')
  expect(model.screen.current()).toMatchObject({
    title: 'Withdraw',
    isReview: false,
    isPending: true,
  })
  set({ isUsd: true })
  expect(model.screen.current()).toMatchObject({ step: { step: 'PROVE_IMAGE' }, isPending: false })
})

it('says in USDT mode that a proof is sent again, also if a receipt was on HOME', async () => {
  const { model, phase, set, submission } = await open()
  set({ isUsd: false })
  model.orders.store.setState({
    phase: unresolved(proof),
    receipt: { ...order, record: undefined },
  })
  void submission.sendAgain()
  await expect.poll(() => phase().name).toBe('sending')
  expect(model.screen.current()).toMatchObject({
    title: 'Deposit and withdraw',
    isPending: true,
    isReceipt: false,
  })
})

it('drops what was typed for a withdrawal that is accepted, and not for one of the other mode', async () => {
  const { model, submission } = await open({ code: 20000, success: true, message: 'OK' })
  const { inputs } = await model.actions()
  const [usd, usdt] = [inputs.open('usd-withdrawal'), inputs.open('usdt-withdrawal')]
  const other = { recipient: { network: undefined, address: 'T1' }, amount: '5' }
  usd.save({ amount: '80' })
  usdt.save(other)
  submission.review(order)
  await submission.confirm()
  // The form is closed after that.
  usd.save({ amount: '80' })
  expect(inputs.open('usd-withdrawal').value).toBeUndefined()
  expect(inputs.open('usdt-withdrawal').value).toEqual(other)
})

it('drops the draft of a proof that is accepted, and not those of other methods', async () => {
  const { model, submission } = await open({ code: 20000, success: true, message: 'OK' })
  const { inputs } = await model.actions()
  const other = { method: 'PAYPAL', amount: '20' } as const
  inputs.open('deposit-proof').save({ proof: { method: 'ACH', amount: '80' }, others: [other] })
  await submission.send(proof)
  expect(inputs.open('deposit-proof').value).toEqual({ others: [other] })
})

it('drops the draft of a proof that is accepted after its person has left', async () => {
  const { model, set, submission } = await open()
  const { inputs } = await model.actions()
  inputs.open('deposit-proof').save({ proof: { method: 'ACH', amount: '80' } })
  let accept = () => {}
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (!String(url).endsWith('/transfer')) return new Response('', { status: 404 })
    await new Promise<void>((resolve) => {
      accept = resolve
    })
    return new Response(JSON.stringify({ code: 20000, success: true, message: 'OK' }))
  })
  void submission.send(proof)
  await expect.poll(hasPosted).toBe(true)
  set({ token: 'another' })
  expect(inputs.open('deposit-proof').value).toBeDefined()
  accept()
  await expect.poll(() => inputs.open('deposit-proof').value).toBeUndefined()
})

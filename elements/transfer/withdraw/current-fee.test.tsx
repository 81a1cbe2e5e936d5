import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '../../../shared/api/fake-calls.test-helper.ts'
import type { ModelSession } from '../../../shared/element/model/parts.ts'
import { stubSession } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createInputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { payloadOf } from '../order/payload.ts'
import { nothingSubmitted, type Order } from '../order/submission-state.ts'
import { UsdtWithdrawal } from './UsdtWithdrawal.tsx'
import { UsdWithdrawal } from './UsdWithdrawal.tsx'

const ready = (value: unknown) => ({ status: 'ready', value, error: undefined })
const card = (bankAccount: string, id?: string | number) => ({
  bankAccount,
  bankName: 'Bank',
  ...(id !== undefined && { id }),
})
const network = {
  channelType: 'CRYPTO',
  value: 'TRON',
  channelName: 'TRON (TRC20)',
  fullName: '',
  optionIcon: '',
}

/** Fills a withdrawal whose server names no fee; resolves to the order that is reviewed. */
async function orderOf(
  form: ReactNode,
  call: () => Promise<unknown>,
  address?: string,
  bound: object = card('62220001'),
) {
  const review = vi.fn<(order: Order) => void>()
  const model = stubModel({
    store: createStore(() => ({
      wallet: ready({ amount: '900', marginUsd: '0', cryptoAmount: '900', marginCrypto: '0' }),
      card: ready(bound),
      withdrawalChannels: ready([network]),
      depositChannels: ready([]),
      region: ready(null),
    })),
    orders: { store: createStore(() => nothingSubmitted) },
    session: { ...stubSession(), call: call as ModelSession['call'] },
  })
  const actions = {
    submission: { press: () => () => false, review },
    inputs: createInputs({ token: () => 'token' }),
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <ActionsContext value={stubActions(actions)}>
          <FooterContext value={document.createElement('div')}>{form}</FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const fill = (name: string, text: string) =>
    act(async () => {
      fireEvent.input(getByRole(container, 'textbox', { name }), { target: { value: text } })
    })
  if (address) await fill('Address', address)
  await fill('Amount', '500')
  await act(async () => container.querySelector('form')?.requestSubmit())
  await expect.poll(() => review.mock.calls.length).toBe(1)
  return review.mock.calls[0]?.[0]
}

describe('What a withdrawal without a fee relies on is read again before it is sent', () => {
  it.each([
    ['the same card', card('62220001'), { ok: true, fee: undefined }],
    ['the same card, with a fee', { ...card('62220001'), fee: '15' }, { ok: true, fee: '15' }],
    ['another card', card('62220777'), { ok: false, error: { kind: 'gone' } }],
    ['no card', undefined, { ok: false, error: { kind: 'gone' } }],
    [
      'the same card, while wires are closed',
      { ...card('62220001'), closed: { reason: 'Holiday' } },
      { ok: false, error: { kind: 'closed', closure: { reason: 'Holiday' } } },
    ],
  ])('%s', async (_, answer, expected) => {
    const order = await orderOf(<UsdWithdrawal />, async () => ok(answer))
    expect(order).not.toHaveProperty('fee')
    expect(await order?.currentFee?.()).toEqual(expected)
  })

  it.each([
    ['the same network', [network], { ok: true, fee: undefined }],
    ['the same network, with a fee', [{ ...network, fee: '1.0' }], { ok: true, fee: '1' }],
    ['no network', [], { ok: false, error: { kind: 'gone' } }],
    [
      'the same network, closed',
      [{ ...network, closed: { reason: 'Congestion' } }],
      { ok: false, error: { kind: 'closed', closure: { reason: 'Congestion' } } },
    ],
  ])('%s', async (_, answer, expected) => {
    const address = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
    const order = await orderOf(<UsdtWithdrawal />, async () => ok(answer), address)
    expect(order).not.toHaveProperty('fee')
    expect(await order?.currentFee?.()).toEqual(expected)
  })
})

describe('A withdrawal of USD names the card that was confirmed', () => {
  it.each([
    ['of section 7', card('62220001'), {}],
    ['with ids', card('62220001', 'c-7'), { bankCardId: 'c-7' }],
    ['with numbers as ids', card('62220001', 0), { bankCardId: 0 }],
    ['with an empty id', card('62220001', ''), {}],
  ])('to a server %s', async (_, bound, named) => {
    const order = await orderOf(<UsdWithdrawal />, async () => ok(bound), undefined, bound)
    expect(order).toMatchObject({ to: '62220001', bankName: 'Bank' })
    expect(order && payloadOf(order)).toEqual({
      amount: '500',
      proveImage: '',
      remark: '',
      transferWay: 'WIRE',
      type: 'WITHDRAW',
      ...named,
    })
    expect(await order?.currentFee?.()).toEqual({ ok: true, fee: undefined })
  })

  it('and is not sent once the same number is bound as another card', async () => {
    const now = card('62220001', 'c-8')
    const bound = card('62220001', 'c-7')
    const order = await orderOf(<UsdWithdrawal />, async () => ok(now), undefined, bound)
    expect(await order?.currentFee?.()).toEqual({ ok: false, error: { kind: 'gone' } })
  })
})

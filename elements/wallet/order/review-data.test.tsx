import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fakeCalls, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import { stubSession } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { createSavedInputs } from '../../../shared/orders/saved-inputs.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ConversionForm } from '../convert/ConversionForm.tsx'
import { FriendForm } from '../friend/FriendForm.tsx'
import { ActionsContext, ModelContext } from '../model/context.ts'
import type { Inputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted } from './submission-state.ts'

/** A form in a wallet of 200 USD and 200 USDT whose calls the test answers. */
function open(form: ReactNode, isHidden = false, amount = '200') {
  const server = fakeCalls(['call'])
  const review = vi.fn()
  const wallet = { amount, marginUsd: '0', cryptoAmount: '200', marginCrypto: '0' }
  const model = stubModel({
    store: createStore(() => ({
      isUsd: true,
      isHidden,
      wallet: { status: 'ready', value: wallet },
    })),
    orders: { store: createStore(() => nothingSubmitted) },
    session: stubSession(server.calls),
  })
  const endFailures = vi.fn()
  const actions = { submission: { review }, inputs: createSavedInputs<Inputs>(), endFailures }
  const footer = document.createElement('div')
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <ModelContext value={model}>
        <ActionsContext value={stubActions(actions)}>
          <FooterContext value={footer}>{form}</FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const submit = () => act(async () => container.querySelector('form')?.requestSubmit())
  return {
    endFailures,
    review,
    unmount,
    text: () => container.textContent,
    speak: (locale: string, messages: Messages) =>
      act(() => i18n.loadAndActivate({ locale, messages })),
    isAsking: () =>
      getByRole(footer, 'button', { name: 'Next' }).getAttribute('aria-disabled') === 'true',
    fill: (name: string, text: string) =>
      act(async () => {
        fireEvent.input(getByRole(container, 'textbox', { name }), { target: { value: text } })
      }),
    submit,
    next: async () => {
      const before = server.count('call')
      await submit()
      await expect.poll(() => server.count('call')).toBe(before + 1)
    },
    asked: () => server.of('call').map(({ args: [, , options] }) => options),
    answer: (data?: object | null) => act(() => server.answer('call', ok(data))),
  }
}

const friend = { walletNumber: 'W1348802408', maskedName: 'S***** H*****' }

async function askForFriend() {
  const it = open(<FriendForm />)
  await it.fill('Friend’s account', 'first@example.com')
  await it.fill('Amount', '80')
  await it.next()
  expect(it.isAsking()).toBe(true)
  return it
}

const quote = (amount: string) => ({
  quoteId: `for ${amount}`,
  rate: '1',
  amount,
  fee: '0',
  receives: amount,
  validSeconds: 30,
})

async function askForRate() {
  const it = open(<ConversionForm />)
  await it.fill('Amount', '50')
  await it.next()
  expect(it.isAsking()).toBe(true)
  return it
}

describe('What Next has asked for is reviewed', () => {
  it('if the form is still the same: a friend', async () => {
    const it = await askForFriend()
    await it.answer(friend)
    expect(it.review).toHaveBeenCalledOnce()
    expect(it.review.mock.calls[0]?.[0]).toMatchObject({ friend, currency: 'USD', amount: '80' })
    expect(it.isAsking()).toBe(false)
  })

  it('if the form is still the same: a rate', async () => {
    const it = await askForRate()
    await it.answer(quote('50'))
    expect(it.review).toHaveBeenCalledOnce()
    expect(it.review.mock.calls[0]?.[0]).toMatchObject({ amount: '50' })
  })
})

it('ends the messages about earlier failures when Next is pressed', async () => {
  const { endFailures } = await askForFriend()
  expect(endFailures).toHaveBeenCalledOnce()
})

describe('A friend is looked for again before the money is sent', () => {
  it.each([
    ['the same fee', { ...friend, fee: '1.50' }, { ok: true, fee: '1.5' }],
    ['another fee', { ...friend, fee: '2' }, { ok: true, fee: '2' }],
    ['no fee', friend, { ok: true, fee: undefined }],
    ['another number', { ...friend, walletNumber: 'W2' }, { ok: false, error: { kind: 'gone' } }],
    ['another name', { ...friend, maskedName: 'A***' }, { ok: false, error: { kind: 'gone' } }],
    ['nobody', undefined, { ok: false, error: { kind: 'gone' } }],
  ])('and the answer has %s', async (_, found, expected) => {
    const it = await askForFriend()
    await it.answer({ ...friend, fee: '1.5' })
    const [order] = it.review.mock.lastCall ?? []
    expect(order).toMatchObject({ fee: '1.5' })
    const current = order.currentFee()
    await it.answer(found)
    expect(await current).toEqual(expected)
    expect(it.asked().at(-1)).toMatchObject({ body: { account: friend.walletNumber } })
  })
})

it.each(['0', '-2'])('says that nothing is available of a balance of %s', async (balance) => {
  const { fill, submit, text } = open(<FriendForm />, false, balance)
  await fill('Friend’s account', 'first@example.com')
  await fill('Amount', '80')
  await submit()
  expect(text()).toContain('No USD is available')
})

it('a rate expires also if the clock of the device is set back', async () => {
  const it = await askForRate()
  await it.answer(quote('50'))
  const [order] = it.review.mock.lastCall ?? []
  const [device, page] = [Date.now(), performance.now()]
  const clocks = [vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')] as const
  clocks[0].mockReturnValue(device - 3_600_000)
  expect(await order.currentFee()).toMatchObject({ ok: true })
  clocks[1].mockReturnValue(page + 31_000)
  expect(await order.currentFee()).toEqual({ ok: false, error: { kind: 'gone' } })
  for (const clock of clocks) clock.mockRestore()
})

describe('A form that has changed since Next was pressed is not reviewed', () => {
  type Form = Awaited<ReturnType<typeof askForFriend>>
  it.each<[string, (form: Form) => Promise<void>]>([
    ['another recipient', (form) => form.fill('Friend’s account', 'second@example.com')],
    ['another amount', (form) => form.fill('Amount', '5')],
  ])('%s for a friend; Next asks again', async (_, change) => {
    const it = await askForFriend()
    await change(it)
    expect(it.isAsking()).toBe(false)
    await it.answer(friend)
    expect(it.review).not.toHaveBeenCalled()
    await it.next()
    await it.answer(friend)
    expect(it.review).toHaveBeenCalledOnce()
  })

  it('another amount to convert; the late rate is dropped, the new one is shown', async () => {
    const it = await askForRate()
    await it.fill('Amount', '7')
    await it.next()
    await it.answer(quote('50'))
    expect(it.review).not.toHaveBeenCalled()
    await it.answer(quote('7'))
    expect(it.review).toHaveBeenCalledOnce()
    expect(it.review.mock.calls[0]?.[0]).toMatchObject({ amount: '7' })
  })

  it('nor is one that was closed', async () => {
    const it = await askForFriend()
    it.unmount()
    await it.answer(friend)
    expect(it.review).not.toHaveBeenCalled()
  })
})

it.each([
  ['a transfer to a friend', <FriendForm key="friend" />, 'USD'],
  ['a conversion', <ConversionForm key="conversion" />, 'USDT'],
])('hides the balance in the form of %s while balances are hidden', (_, form, unit) => {
  expect(open(form).text()).toContain(`Available balance200.0000 ${unit}`)
  const { text } = open(form, true)
  expect(text()).toContain(`Available balance•••• ${unit}`)
  expect(text()).not.toContain('200')
})

const japanese = import.meta.glob<{ messages: Messages }>('/locales/ja/wallet.po')

it('says in each language that a friend was not found', async () => {
  const it = await askForFriend()
  await it.answer(null)
  expect(it.text()).toContain('No other account has this number or e-mail address.')
  const [load] = Object.values(japanese)
  if (load) await it.speak('ja', (await load()).messages)
  expect(it.text()).toContain('該当する口座が見つかりません。')
})

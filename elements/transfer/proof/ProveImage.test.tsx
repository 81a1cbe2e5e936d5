import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByText } from '@testing-library/dom'
import { Activity, act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import type { ModelSession } from '../../../shared/element/model/parts.ts'
import { stubSession } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { file, png } from '../../../shared/paper/picture/tiny-pictures.test-helper.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render, setNativeValue } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { fakeApi } from '../model/fake-api.test-helper.ts'
import { createInputs } from '../model/inputs.ts'
import { createTransferStore, type TransferState } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { dropProof, type ProofDraft } from '../order/kept-proofs.ts'
import { nothingSubmitted, type SubmissionState } from '../order/submission-state.ts'
import { ProveImage } from './ProveImage.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wire: ProofDraft = { method: 'WIRE', amount: '150', proof: { url: '/p', name: 'slip.png' } }

/** What a server names of each method; only `minAmount` and `value` matter here. */
const offers = (['WIRE', 'PAYPAL'] as const).map((method) => ({
  method,
  value: method,
  minAmount: decimalText('100'),
})) as unknown as NonNullable<TransferState['offers']['value']>

function openStep(
  method: UsdMethod,
  {
    inputs = createInputs({ token: () => 'token' }),
    state = { offers: { status: 'ready', value: offers, error: undefined } },
  }: { inputs?: ReturnType<typeof createInputs>; state?: Partial<TransferState> } = {},
) {
  const { api } = fakeApi()
  const store = createTransferStore({
    loadApi: async () => api,
    isUsd: true,
    screen: 'home',
    report: () => {},
  })
  store.setState({ ...state, method })
  const submissionState = createStore<SubmissionState>(() => nothingSubmitted)
  const send = vi.fn()
  const endFailures = vi.fn()
  const actions = { inputs, submission: { send }, endFailures }
  // The upload never ends.
  const client = vi.fn(() => new Promise(() => {}))
  const model = {
    store,
    orders: { store: submissionState },
    session: { ...stubSession(), client: client as ModelSession['client'] },
  }
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  const Page = () => {
    const [isPaused, setPaused] = useState(false)
    pause = setPaused
    return (
      <Activity mode={isPaused ? 'hidden' : 'visible'}>
        <ProveImage />
      </Activity>
    )
  }
  let pause: (isPaused: boolean) => void = () => {}
  const { container, unmount } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel(model)}>
        <ActionsContext value={stubActions(actions)}>
          <FooterContext value={footer}>
            <Page />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const amount = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Amount' })
  const submit = getByRole<HTMLButtonElement>(footer, 'button')
  return {
    client,
    container,
    unmount,
    /** Takes the element off the page, or puts it back. */
    pause: (isPaused: boolean) => act(() => pause(isPaused)),
    choose: async () => {
      const input = container.querySelector<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: [file(png, 'new.png', 'image/png')] })
      await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
    },
    store,
    submissionState,
    kept: () => inputs.open('deposit-proof').value?.proof,
    amount,
    submit,
    send,
    endFailures,
    set: (part: Partial<TransferState>) => act(() => store.setState(part)),
    press: () => act(async () => submit.click()),
  }
}

const inputsWith = (proof: ProofDraft) => {
  const inputs = createInputs({ token: () => 'token' })
  inputs.open('deposit-proof').save({ proof })
  return inputs
}

describe('without the channels, a proof', () => {
  const error = { kind: 'network' } as const

  it('is not sent: the failure is shown, and it is sent with its channel after another try', async () => {
    const { container, press, send, set, submit } = openStep('WIRE', {
      inputs: inputsWith(wire),
      state: { offers: { status: 'failed', value: undefined, error } },
    })
    expect(queryByText(container, 'This information could not be loaded')).not.toBeNull()
    expect(submit.disabled).toBe(true)
    await act(async () => container.querySelector('form')?.requestSubmit())
    expect(send).not.toHaveBeenCalled()
    set({ offers: { status: 'ready', value: offers, error: undefined } })
    expect(submit.disabled).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await press()
    const [order] = send.mock.calls[0] ?? []
    expect(order).toMatchObject({ amount: '150', channel: 'WIRE', proof: wire.proof?.url })
  })
})

describe('a proof of a method that is no longer offered', () => {
  it('is not sent: the step says so, and what was entered is kept', async () => {
    const { container, amount, kept, press, send, submit } = openStep('ACH', {
      inputs: inputsWith({ ...wire, method: 'ACH' }),
    })
    expect(container.textContent).toContain('Deposits by this method are not available')
    expect(submit.disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await press()
    await act(async () => container.querySelector('form')?.requestSubmit())
    expect(send).not.toHaveBeenCalled()
    expect(amount.value).toBe('150')
    expect(kept()).toMatchObject({ method: 'ACH', amount: '150' })
  })

  it('is sent without a channel if the server names none at all', async () => {
    const { press, send, submit } = openStep('WIRE', {
      inputs: inputsWith(wire),
      state: { offers: { status: 'ready', value: [], error: undefined } },
    })
    expect(submit.disabled).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await press()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ channel: '' })
  })
})

describe('the input of one method', () => {
  const type = (input: HTMLInputElement, text: string, event = 'input') =>
    act(async () => {
      setNativeValue(input, text)
      input.dispatchEvent(new Event(event, { bubbles: true }))
    })

  it.each(['input', 'change'])('is kept if a program fills it in with `%s`', async (event) => {
    const { amount, kept } = openStep('WIRE')
    await type(amount, '200', event)
    expect(kept()).toEqual({ method: 'WIRE', amount: '200' })
  })

  it('stays with it: it is neither shown under another method nor lost', async () => {
    const inputs = inputsWith(wire)
    const payPal = openStep('PAYPAL', { inputs })
    expect(payPal.amount.value).toBe('')
    expect(queryByText(payPal.container, 'slip.png')).toBeNull()
    await type(payPal.amount, '200')
    payPal.unmount()
    const again = openStep('WIRE', { inputs })
    expect(again.amount.value).toBe('150')
    expect(queryByText(again.container, 'slip.png')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await again.press()
    expect(again.send.mock.calls[0]?.[0]).toMatchObject({ channel: 'WIRE' })
    // What an accepted proof does.
    dropProof(inputs)
    again.unmount()
    expect(openStep('WIRE', { inputs }).amount.value).toBe('')
    expect(openStep('PAYPAL', { inputs }).amount.value).toBe('200')
  })
})

describe('a proof', () => {
  it('is not sent before its picture is uploaded, and Submit says so', async () => {
    const { choose, container, amount, endFailures, press, send } = openStep('WIRE', {
      inputs: inputsWith(wire),
    })
    await choose()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    const words = 'The image is still being uploaded. Submit once it is complete.'
    expect(container.textContent).toContain('Uploading')
    // A message about an earlier upload that failed.
    expect(endFailures).toHaveBeenCalledOnce()
    expect(container.textContent).not.toContain(words)
    await press()
    expect(container.textContent).toContain(words)
    expect(amount.value).toBe('150')
    expect(send).not.toHaveBeenCalled()
  })

  it('of more than the method takes is sent, with a word about it', async () => {
    const { container, press, send } = openStep('WIRE', {
      inputs: inputsWith({ ...wire, amount: '1,500.50' }),
      state: {
        offers: {
          status: 'ready',
          value: offers.map((each) => ({ ...each, maxAmount: decimalText('1000') })),
          error: undefined,
        },
      },
    })
    expect(container.textContent).toContain('This method takes at most 1,000.00\u00a0USD.')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await press()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ amount: '1500.5' })
  })

  it('is not uploaded once its form was left, which keeps the earlier one', async () => {
    const { choose, client, kept, unmount } = openStep('WIRE', { inputs: inputsWith(wire) })
    const chosen = choose()
    unmount()
    await chosen
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(client).not.toHaveBeenCalled()
    expect(kept()).toEqual(wire)
  })

  it('is uploaded only once its element is on the page', async () => {
    const { choose, client, container, pause } = openStep('WIRE')
    const chosen = choose()
    pause(true)
    await chosen
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(client).not.toHaveBeenCalled()
    pause(false)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(client).toHaveBeenCalledOnce()
    expect(container.textContent).toContain('Uploading')
  })

  it('ignores the second press of a double click on the Next before it', async () => {
    const { container, press, send, submit } = openStep('WIRE')
    await press()
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    expect(container.querySelector('[role=alert]')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(700))
    await press()
    expect(container.querySelectorAll('[role=alert]')).toHaveLength(2)
    expect(send).not.toHaveBeenCalled()
  })

  it('cannot be changed while it is sent', () => {
    const { container, amount, submissionState } = openStep('WIRE', { inputs: inputsWith(wire) })
    const isLocked = () => [
      amount.readOnly,
      container.querySelector<HTMLInputElement>('input[type=file]')?.disabled,
    ]
    expect(isLocked()).toEqual([false, false])
    act(() => submissionState.setState({ phase: { name: 'sending', order: {} as never } }))
    expect(isLocked()).toEqual([true, true])
  })
})

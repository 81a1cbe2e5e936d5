import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Answer } from '../../../shared/api/errors.ts'
import { fakeCalls, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import { stubSession } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createInputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted } from './submission-state.ts'

/** A form in a wallet of 200 USD and 200 USDT whose calls the test answers. */
export function openForm(form: ReactNode, isHidden = false, amount = '200', cryptoAmount = '200') {
  const server = fakeCalls(['call'])
  const review = vi.fn()
  const wallet = { amount, marginUsd: '0', cryptoAmount, marginCrypto: '0' }
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
  const actions = {
    submission: { review },
    inputs: createInputs({ token: () => 'token' }),
    endFailures,
  }
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
    container,
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
    answerWith: (answer: Answer<never>) => act(() => server.answer('call', answer)),
  }
}

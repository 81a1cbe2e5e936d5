import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import type { WalletState } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { OrderStatus } from './OrderStatus.tsx'
import type { Kind, SubmissionState } from './submission-state.ts'

const value = {
  amount: decimalText('1000'),
  marginUsd: decimalText('0'),
  cryptoAmount: decimalText('70'),
  marginCrypto: decimalText('0'),
}

/** An order that the server does not know. */
function open(kind: Kind, haveTermsChanged = false) {
  const phase = {
    name: 'unknown',
    unresolved: { kind, amount: '80', availableBefore: '150', idempotencyKey: 'key-1' },
    order: { kind, currency: 'USDT', amount: decimalText('80') } as never,
    isChecking: false,
    checkResult: 'notFound',
    isFinal: true,
    haveTermsChanged,
  } as const
  const store = createStore(() => ({ wallet: { status: 'ready', value } }) as WalletState)
  const submissionState = createStore<SubmissionState>(() => ({ phase, receipt: undefined }))
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, orders: { store: submissionState } })}>
        <ActionsContext value={stubActions({ submission: {} })}>
          <OrderStatus />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    store,
    text: () => container.textContent,
    sendAgain: queryByRole(container, 'button', { name: 'Send again' }),
  }
}

it('offers to send a transfer to a friend again', () => {
  const { sendAgain, text } = open('friend-transfer')
  expect(text()).toContain('You can send it again.')
  expect(sendAgain).not.toBeNull()
})

it('says what has changed if a transfer to a friend was not sent again', () => {
  const { sendAgain, text } = open('friend-transfer', true)
  expect(text()).toContain('The fee or your friend’s account changed')
  expect(sendAgain).toBeNull()
})

it('never offers to send a conversion again, because its rate has expired', () => {
  const { sendAgain, text } = open('conversion')
  expect(text()).toContain('The rate expired')
  expect(text()).not.toContain('You can send it again.')
  expect(sendAgain).toBeNull()
})

it('shows an available balance only if it was read since the check', async () => {
  const { store, text } = open('friend-transfer')
  expect(text()).toContain('Available now')
  await act(async () =>
    store.setState({ wallet: { status: 'failed', value, error: { kind: 'network' } } }),
  )
  expect(text()).not.toContain('Available now')
})

it('shows the amount and no balance while balances are hidden', async () => {
  const { store, text } = open('friend-transfer')
  expect(text()).toContain('150.0000 USDT')
  expect(text()).toContain('70.0000 USDT')
  await act(async () => store.setState({ isHidden: true }))
  expect(text()).toContain('Amount80.00\u00a0USDT')
  expect(text()).toContain('Available before•••• USDT')
  expect(text()).toContain('Available now•••• USDT')
})

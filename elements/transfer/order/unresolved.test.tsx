import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import type { TransferState } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import type { Kind, Phase } from './submission-state.ts'
import { TransferStatus } from './TransferStatus.tsx'

const value = {
  amount: decimalText('1000'),
  marginUsd: decimalText('0'),
  cryptoAmount: decimalText('70'),
  marginCrypto: decimalText('0'),
}

/** A withdrawal that the server does not know, once its fee was read again. */
function open(kind: Kind, part: Partial<Extract<Phase, { name: 'unknown' }>> = {}) {
  const order = { kind, currency: 'USD', amount: decimalText('80') } as never
  const phase = {
    name: 'unknown',
    unresolved: { kind, amount: '80', idempotencyKey: 'key-1' },
    order,
    isChecking: false,
    checkResult: 'notFound',
    isFinal: true,
    ...part,
  } as const
  const store = createStore(() => ({ wallet: { status: 'ready', value } }) as TransferState)
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, orders: { store: createStore(() => ({ phase })) } })}>
        <ActionsContext value={stubActions({ submission: {} })}>
          <TransferStatus />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    container,
    text: () => container.textContent,
    sendAgain: queryByRole(container, 'button', { name: 'Send again' }),
    balance: (status: 'loading' | 'failed' | 'ready') =>
      act(async () => {
        const error = status === 'failed' ? ({ kind: 'network' } as const) : undefined
        store.setState({ wallet: { status, value, error } })
      }),
  }
}

describe('The available balance after a check', () => {
  it('is shown only while it is the one that was read since', async () => {
    const { balance, text } = open('usd-withdrawal', { checkResult: 'unavailable' })
    expect(text()).toContain('Available now')
    await balance('loading')
    expect(text()).not.toContain('Available now')
    await balance('failed')
    expect(text()).not.toContain('Available now')
    await balance('ready')
    expect(text()).toContain('Available now')
  })
})

describe('A withdrawal that was not sent again says what has changed', () => {
  it.each([
    ['usd-withdrawal', 'The fee or the bank account changed'],
    ['usdt-withdrawal', 'The fee or the network changed'],
  ] as const)('%s', (kind, reason) => {
    const { text, sendAgain } = open(kind, { haveTermsChanged: true })
    expect(text()).toContain(reason)
    expect(sendAgain).toBeNull()
  })
})

describe('A remittance proof without an answer', () => {
  it('is spoken of as a proof, and not as a payment that was not made', () => {
    expect(open('deposit-proof', { checkResult: 'none' }).text()).toContain(
      'We do not know yet whether we received your remittance proof',
    )
    const notFound = open('deposit-proof').text()
    expect(notFound).toContain('We did not receive your remittance proof')
    expect(notFound).toContain('Your bank payment is not affected.')
    expect(notFound).not.toContain('from your wallet')
  })
})

it('An outcome that the server cannot tell is closed by the person, and nothing is sent again', () => {
  const { container, sendAgain, text } = open('usd-withdrawal', {
    checkResult: 'unavailable',
  })
  expect(text()).toContain('We could not confirm the outcome.')
  expect(sendAgain).toBeNull()
  getByRole(container, 'button', { name: 'I have checked. Close this' })
})

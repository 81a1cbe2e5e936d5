import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { queryByRole, queryByText } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { BankCard } from '../../../shared/api/wire/bank-card.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { fakeApi } from '../model/fake-api.test-helper.ts'
import { createInputs } from '../model/inputs.ts'
import { createTransferStore } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted } from '../order/submission-state.ts'
import { UsdWithdrawal } from './UsdWithdrawal.tsx'

function open(card: BankCard | null) {
  const { api } = fakeApi()
  const store = createTransferStore({
    loadApi: async () => api,
    isUsd: true,
    screen: 'home',
    report: () => {},
  })
  const amount = decimalText('500')
  const none = decimalText('0')
  const wallet = { amount, marginUsd: none, cryptoAmount: none, marginCrypto: none }
  const ready = { status: 'ready', error: undefined } as const
  act(() =>
    store.setState({
      card: { ...ready, value: card },
      wallet: { ...ready, value: wallet } as never,
    }),
  )
  const model = {
    store,
    orders: { store: createStore(() => nothingSubmitted) },
    page: { openBankCard: vi.fn() },
  }
  const actions = {
    submission: { press: () => () => false },
    inputs: createInputs({ token: () => 'token' }),
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel(model)}>
        <ActionsContext value={stubActions(actions)}>
          <FooterContext value={document.createElement('div')}>
            <UsdWithdrawal />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    asksToBind: queryByRole(container, 'button', { name: 'Add a bank account' }) !== null,
    isUnderReview: queryByText(container, 'Your bank account is under review') !== null,
    hasForm: container.querySelector('form') !== null,
  }
}

const bankAccount = '6222000000001234'
const asks = { asksToBind: true, isUnderReview: false, hasForm: false }

it.each<[string, BankCard | null, ReturnType<typeof open>]>([
  ['without a card asks to bind one', null, asks],
  ['with a rejected card asks to bind one', { bankAccount, status: 'Fail' }, asks],
  [
    'says that the card is under review',
    { bankAccount, status: 'Auditing' },
    { asksToBind: false, isUnderReview: true, hasForm: false },
  ],
  [
    'goes to a bound card',
    { bankAccount, status: 'Success' },
    { asksToBind: false, isUnderReview: false, hasForm: true },
  ],
])('a withdrawal of USD %s', (_, card, shown) => {
  expect(open(card)).toEqual(shown)
})

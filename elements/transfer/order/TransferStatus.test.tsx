import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { idle } from '../../../shared/api/loading/loadable.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { Withdraw } from '../withdraw/Withdraw.tsx'
import type { Kind, SubmissionState } from './submission-state.ts'
import { TransferStatus } from './TransferStatus.tsx'

/** What a view shows in USDT mode while an order is being sent. */
function textOf(View: typeof Withdraw | typeof TransferStatus, kind: Kind) {
  const order = { kind, currency: 'USD', amount: decimalText('500'), to: 'Bank wire' } as never
  const phase = { name: 'sending', order } as const
  const submissionState = createStore<SubmissionState>(() => ({ phase, receipt: undefined }))
  const store = createStore(() => ({
    isUsd: false,
    withdrawalChannels: idle,
    depositNetworks: idle,
    wallet: idle,
    region: idle,
  }))
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, orders: { store: submissionState } })}>
        <ActionsContext value={stubActions({ submission: {} })}>
          <View />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return container.textContent
}

it('shows no review of a proof that is being sent', () => {
  expect(textOf(Withdraw, 'usd-withdrawal')).toContain('Debited from your wallet')
  expect(textOf(Withdraw, 'deposit-proof')).toBe('Loading the withdrawal details')
})

it('says that a proof is being sent whose form is closed', () => {
  expect(textOf(TransferStatus, 'deposit-proof')).toBe('Your remittance proof is being sent.')
})

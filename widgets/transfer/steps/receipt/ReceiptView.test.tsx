import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { decimalText } from '../../../../shared/money/decimal-text.ts'
import { FooterContext } from '../../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../../shared/ui/render.test-helper.ts'
import type { TransferActions } from '../../actions.ts'
import { ActionsContext, ModelContext } from '../../context.ts'
import type { TransferModel } from '../../model.ts'
import { nothingSubmitted, type Receipt } from '../../submission/submission-state.ts'
import { ReceiptView } from './ReceiptView.tsx'

const reviewed: Receipt = {
  kind: 'usd-withdrawal',
  currency: 'USD',
  amount: decimalText('150'),
  to: '6222000000001234',
  fee: decimalText('5'),
  record: undefined,
}

const recorded = (fee: string | null): Receipt => ({
  ...reviewed,
  record: {
    orderNumber: 'W1',
    status: 'Auditing',
    type: 'WITHDRAW',
    transferWay: 'WIRE',
    amount: reviewed.amount,
    fee: fee && decimalText(fee),
  } as Receipt['record'],
})

function feeOn(receipt: Receipt) {
  const model = {
    signal: new AbortController().signal,
    submissionState: createStore(() => nothingSubmitted),
    toast: vi.fn(),
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model as unknown as TransferModel}>
        <ActionsContext value={{ submission: {} } as unknown as TransferActions}>
          <FooterContext value={document.createElement('div')}>
            <ReceiptView receipt={receipt} />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const label = [...container.querySelectorAll('dt')].find((each) => each.textContent === 'Fee')
  return label?.nextElementSibling?.textContent
}

it.each([
  ['the fee that was reviewed, without a record', reviewed, '5.0000 USD'],
  ['the fee that was reviewed, if its record names none', recorded(null), '5.0000 USD'],
  ['the fee of its record', recorded('7.5'), '7.5000 USD'],
])('a receipt shows %s', (_, receipt, fee) => {
  expect(feeOn(receipt)).toBe(fee)
})

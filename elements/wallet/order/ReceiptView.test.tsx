import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { ReceiptView } from './ReceiptView.tsx'
import type { Receipt } from './submission-state.ts'

const conversion: Receipt = {
  kind: 'conversion',
  currency: 'USDT',
  amount: decimalText('500'),
  converted: { rate: decimalText('0.9993'), receives: decimalText('499.15') },
  record: undefined,
}

/** The large figure of a receipt, and all of its text. */
function open(receipt: Receipt) {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({})}>
        <ActionsContext value={stubActions({ submission: {} })}>
          <FooterContext value={document.createElement('div')}>
            <ReceiptView receipt={receipt} />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    figure: container.querySelector('[data-size="hero"]')?.textContent,
    text: container.textContent ?? '',
  }
}

it('shows of a conversion the amount that the person gets, and what it took', () => {
  const { figure, text } = open(conversion)
  expect(figure).toBe('499.15 USD')
  expect(text).toContain('For 500.00\u00a0USDT from your USDT account.')
})

it('shows of a rejected conversion the amount that was not converted', () => {
  const record = { orderNumber: 'C1', status: 'Fail', failReason: 'Closed' } as Receipt['record']
  const { figure, text } = open({ ...conversion, record })
  expect(figure).toBe('500.00 USDT')
  expect(text).not.toContain('You receive')
})

it('says how much a friend gets', () => {
  const { text } = open({
    kind: 'friend-transfer',
    currency: 'USD',
    amount: decimalText('100'),
    fee: decimalText('0.5'),
    to: 'S***** H*****',
    record: undefined,
  })
  expect(text).toContain('99.50\u00a0USD arrives in the wallet of S***** H*****.')
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type UsdMethod, usdChannel } from '../../../shared/api/wire/usd-channel.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted } from '../order/submission-state.ts'
import { Bank } from './Bank.tsx'

it.each<[UsdMethod, string, string, 'primary' | 'secondary']>([
  ['CREDIT_CARD', 'https://pay.example.com/', 'I have paid', 'secondary'],
  ['PAYPAL', 'in@clearing.example', 'I have paid', 'primary'],
  ['WIRE', 'https://pay.example.com/', 'I have sent the money', 'primary'],
])('the main action of %s is to pay at %s, if that is a page', (method, payTo, name, variant) => {
  const value = [
    v.parse(usdChannel, { method, payTo, bankAccount: '1', holderName: 'Client Funds' }),
  ]
  const store = createStore(() => ({ method, receiving: { status: 'ready', value } }))
  const submissionState = createStore(() => nothingSubmitted)
  const footer = document.createElement('div')
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, orders: { store: submissionState } })}>
        <FooterContext value={footer}>
          <Bank />
        </FooterContext>
      </ModelContext>
    </I18nProvider>,
  )
  expect(getByRole(footer, 'button', { name }).dataset.variant).toBe(variant)
  const links = [...container.querySelectorAll<HTMLElement>('a[data-variant="primary"]')]
  expect(links).toHaveLength(variant === 'secondary' ? 1 : 0)
})

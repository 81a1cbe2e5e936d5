import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { OrderIssueNotice } from './OrderIssueNotice.tsx'

it.each([
  ['deposit-proof', 'Your remittance proof was not sent'],
  ['usd-withdrawal', 'The fee could not be checked'],
] as const)('says why nothing was sent after a removal: %s', (kind, title) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <OrderIssueNotice issue={{ kind: 'canceled' }} about={{ kind }} />
    </I18nProvider>,
  )
  expect(container.textContent).toContain(title)
})

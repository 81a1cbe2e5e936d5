import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import type { OrderIssue } from '../../../shared/orders/submission/order.ts'
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

const saidOf = (issue: OrderIssue, network?: string) => {
  const kind = network ? 'usdt-withdrawal' : 'usd-withdrawal'
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'ja', messages: { ja: {} } })}>
      <OrderIssueNotice issue={issue} about={{ kind, ...(network && { network }) }} />
    </I18nProvider>,
  )
  return container.textContent ?? ''
}
const reason = { en: 'Congestion', cn: '', jp: '混雑', ko: '' }

it.each([
  ['a network', 'Tron', 'Withdrawals on Tron are currently unavailable'],
  ['wires', undefined, 'Bank wires are currently unavailable'],
])(
  'says in the language of the reader why %s closed, and that nothing was sent',
  (_, network, title) => {
    const said = saidOf({ kind: 'closed', closure: { reason } }, network)
    expect(said).toContain(title)
    expect(said).toContain('混雑')
    expect(said).toContain('We sent nothing. What you entered is still here.')
    // The same if only the server knows it.
    const refused = { kind: 'refused', code: 28115, message: 'Closed: 混雑' } as const
    expect(saidOf(refused, network)).toContain(title)
    expect(saidOf(refused, network)).toContain('Closed: 混雑')
  },
)

it('names the limit that was exceeded meanwhile, and asks for another amount', () => {
  const message = 'Left today: 300.00 USD of the daily limit of 50,000.00 USD'
  const said = saidOf({ kind: 'refused', code: 28116, message })
  expect(said).toContain(message)
  expect(said).toContain('Edit the amount. What you entered is still here.')
})

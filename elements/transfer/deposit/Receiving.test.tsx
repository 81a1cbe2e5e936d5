import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { type UsdMethod, usdChannel } from '../../../shared/api/wire/usd-channel.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { Receiving } from './Receiving.tsx'

/** All that a server may send for a method. */
const everything = {
  code: 'EXMPUS20XXX',
  bankCountry: 'United States',
  bankCity: 'Sampleton',
  bankName: 'Example Bank',
  bankAddress: '1 Square',
  bankAccount: '000000004417',
  holderName: 'Client Funds',
  routingNumber: '990000001',
  reference: 'REF-1',
}

function open(method: UsdMethod, own: object, openPayment = vi.fn(() => true)) {
  const account = v.parse(usdChannel, { ...everything, ...own })
  const model = stubModel({ page: { openPayment } })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <Receiving account={account} method={method} />
      </ModelContext>
    </I18nProvider>,
  )
  const labels = [...container.querySelectorAll('dt')].map((each) => each.textContent)
  return { container, labels, openPayment }
}

it.each<[UsdMethod, object, readonly string[]]>([
  [
    'WIRE',
    { method: 'WIRE', payTo: 'https://pay.example.com/' },
    [
      'Reference',
      'Account holder',
      'Account number',
      'Routing number',
      'SWIFT/BIC',
      'Bank name',
      'Bank address',
      'City',
      'Country',
    ],
  ],
  [
    'ACH',
    { method: 'ACH' },
    [
      'Reference',
      'Account holder',
      'Account number',
      'Routing number',
      'Bank name',
      'Bank address',
      'City',
      'Country',
    ],
  ],
  [
    'CREDIT_CARD',
    { method: 'CREDIT_CARD', payTo: 'https://pay.example.com/' },
    ['Reference', 'Pay to', 'Payee', 'Arrival'],
  ],
  [
    'PAYPAL',
    { method: 'PAYPAL', payTo: 'in@clearing.example' },
    ['Reference', 'Pay to', 'Payee', 'Arrival'],
  ],
  // A server of section 7: one account for all methods.
  ['PAYPAL', {}, ['Reference', 'Arrival']],
  ['CREDIT_CARD', { reference: null }, ['Arrival']],
])('a deposit by %s shows what one needs for it, and no more: %j', (method, own, expected) => {
  expect(open(method, own).labels).toEqual(expected)
})

it.each<[UsdMethod]>([['WIRE'], ['ACH']])('%s says first what must not be overlooked', (method) => {
  const text = open(method, { method }).container.textContent ?? ''
  const order = ['REF-1', 'Pay from an account in your own name', '000000004417', 'Copy all']
  expect(order.map((each) => text.indexOf(each))).toEqual(
    order.map((each) => text.indexOf(each)).toSorted((a, b) => a - b),
  )
  for (const each of order) expect(text).toContain(each)
})

it('leads from a payment page to another tab, unless the host opens it', () => {
  const url = 'https://pay.example.com/a'
  for (const isLeft of [true, false]) {
    const { container, openPayment } = open(
      'CREDIT_CARD',
      { method: 'CREDIT_CARD', payTo: url },
      vi.fn(() => isLeft),
    )
    const link = getByRole(container, 'link', { name: 'Open the payment page' })
    expect(link).toMatchObject({ href: url, target: '_blank', rel: 'noopener' })
    let isFollowed: boolean | undefined
    container.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    })
    act(() => void fireEvent.click(link))
    expect(isFollowed).toBe(isLeft)
    expect(openPayment.mock.calls).toEqual([[url, 'CREDIT_CARD']])
  }
})

it.each(['http://pay.example.com/', 'javascript:alert(1)', 'in@clearing.example'])(
  'shows %j as text, and as no link',
  (payTo) => {
    const { container } = open('PAYPAL', { method: 'PAYPAL', payTo })
    expect(container.textContent).toContain(payTo)
    expect(queryByRole(container, 'link')).toBeNull()
  },
)

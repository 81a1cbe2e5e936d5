import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { ReceiptView } from './ReceiptView.tsx'
import { nothingSubmitted, type Receipt } from './submission-state.ts'

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

function open(receipt: Receipt) {
  const model = {
    orders: { store: createStore(() => nothingSubmitted) },
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel(model)}>
        <ActionsContext value={stubActions({ submission: {} })}>
          <FooterContext value={document.createElement('div')}>
            <ReceiptView receipt={receipt} />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const facts = Object.fromEntries(
    [...container.querySelectorAll('dt')].map((each) => [
      each.textContent,
      each.nextElementSibling?.textContent,
    ]),
  )
  return { facts, text: container.textContent ?? '' }
}

it.each([
  ['the fee that was reviewed, without a record', reviewed, '5.00\u00a0USD'],
  ['the fee that was reviewed, if its record names none', recorded(null), '5.00\u00a0USD'],
  ['the fee of its record', recorded('7.5'), '7.50\u00a0USD'],
  ['that there is no fee', recorded('0.00'), 'No fee'],
])('a receipt shows %s', (_, receipt, fee) => {
  expect(open(receipt).facts.Fee).toBe(fee)
})

/** It is a Friday. */
const today = '2026-11-27T12:00:00'
const isToday = () => vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

it('says of a withdrawal of USD first what arrives, in which account, and by when', () => {
  isToday()
  const { facts, text } = open({ ...recorded('25'), bankName: 'Example Bank' })
  const answer =
    'If approved today, 125.00\u00a0USD arrives in Example Bank •••• 234 by December 8, 2026 at the latest.'
  expect(text).toContain(answer)
  expect(text.indexOf(answer)).toBeLessThan(text.indexOf('Order number'))
  expect(Object.keys(facts)).toEqual(['Order number', 'To', 'Fee', 'You receive', 'Arrival'])
  expect(facts).toMatchObject({
    To: 'Example Bank •••• 234',
    'You receive': '125.00\u00a0USD',
    Arrival: 'Up to 7\u00a0working days from approval',
  })
  // The server has kept the card; it may send the whole number.
  const bankCard = { id: '7', bankAccount: '6222-0000 0000 9876', bankName: 'Kept Bank' }
  const kept = recorded('25')
  const { facts: shown, text: keptText } = open({
    ...kept,
    record: { ...kept.record, bankCard } as Receipt['record'],
  })
  expect(shown.To).toBe('Kept Bank •••• 876')
  expect(keptText).not.toContain('9876')
})

it.each([
  ['2026-11-26T10:00:00', 'arrives in •••• 234 by December 7, 2026 at the latest.'],
  ['2026-11-02T10:00:00', 'was due in •••• 234 by November 11, 2026. If it is not there, ask'],
  [undefined, 'arrives in •••• 234.'],
])('counts the days of an approved wire from its approval on %s', (at, sentence) => {
  isToday()
  const reviews = [{ tier: 'CLEARING', state: 'APPROVED', at }]
  const record = { ...recorded('25').record, status: 'Success', reviews } as Receipt['record']
  expect(open({ ...reviewed, record }).text).toContain(`125.00\u00a0USD ${sentence}`)
})

it('does not promise the whole amount of a withdrawal whose fee is not named', () => {
  const { fee, ...withoutFee } = reviewed
  expect(open(withoutFee).text).toContain('150.00\u00a0USD less any fee arrives')
})

it('says where the money of a remittance proof goes', () => {
  const proof = { ...reviewed, kind: 'deposit-proof', to: 'Bank wire' } as const
  expect(open(proof).text).toContain(
    '150.00\u00a0USD is added to your wallet after the final review.',
  )
})

it.each([
  ['Auditing', 'in about 3\u00a0minutes'],
  ['Success', undefined],
] as const)('says of USDT under status %s: %s', (status, arrival) => {
  const words = { en: 'in about 3 minutes', cn: '', jp: '', ko: '' }
  const { facts, text } = open({
    ...recorded('1'),
    kind: 'usdt-withdrawal',
    currency: 'USDT',
    to: 'T1',
    network: 'Tron',
    arrival: words,
    record: { ...recorded('1').record, status, transferWay: 'CRYPTO' } as Receipt['record'],
  })
  expect(facts).toMatchObject({ To: 'T1', Network: 'Tron', 'You receive': '149.00\u00a0USDT' })
  expect(facts.Arrival).toBe(arrival)
  expect(text).toContain(
    arrival
      ? `149.00\u00a0USDT arrives over Tron at the address below.${arrival}`
      : '149.00\u00a0USDT was sent over Tron to the address below.',
  )
})

it('names the time of USDT that section 9 knows, if the server names none', () => {
  const receipt = { ...recorded('1'), kind: 'usdt-withdrawal', to: 'T1', network: 'Tron' } as const
  expect(open(receipt).facts.Arrival).toBe('Final review within 24\u00a0hours (target)')
})

it('says of a rejected withdrawal the reason and the return first, and no fee', () => {
  const { facts, text } = open({
    ...recorded('25'),
    record: {
      ...recorded('25').record,
      status: 'Fail',
      failReason: 'The name differs',
      reviews: [{ tier: 'BROKER', state: 'REJECTED', reason: 'The name differs' }],
    } as Receipt['record'],
  })
  expect(Object.keys(facts)).toEqual(['Order number', 'To'])
  expect(text.split('The name differs')).toHaveLength(2)
  expect(text).not.toContain('arrives')
  const order = [
    'Withdrawal rejected',
    'The name differs',
    'The amount has been returned to your wallet.',
    '150.00 USD',
    'Order number',
  ]
  const places = order.map((each) => text.indexOf(each))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Currency } from '../../shared/money/currency.ts'
import { type DecimalText, decimalText } from '../../shared/money/decimal-text.ts'
import { bankCardForm } from './bank-card/bank-card-form.ts'
import { conversionForm, friendForm } from './forms.ts'

/** The parsed input, or the first issue of each field: the one that is shown. */
const read = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = Object.entries(v.flatten(result.issues).nested ?? {})
  return Object.fromEntries(issues.map(([name, all]) => [name, all?.slice(0, 1)]))
}

const card = {
  holderName: ' DEMO  HOLDER',
  holderAddress: '1 Fictional Square',
  country: 'DE',
  bankName: 'Example Bank',
  bankAccount: 'de89 3704 0044 0532 0130 00',
  swiftCode: 'cobadeff xxx',
  bankAddress: '2 Fictional Square',
  city: 'Sampleton',
  postCode: '10115',
  consent: true,
}
const readCard = (change: Partial<typeof card> = {}, holder = 'Demo Holder') => {
  const input = { ...card, ...change }
  return read(
    bankCardForm(
      () => holder,
      () => input.country,
    ),
    input,
  )
}

describe('a bank account', () => {
  it('is sent in one spelling', () => {
    expect(readCard()).toEqual({
      ...card,
      holderName: 'DEMO HOLDER',
      bankAccount: 'DE89370400440532013000',
      swiftCode: 'COBADEFFXXX',
    })
  })

  it('is read without the invisible marks of a copied text', () => {
    const paste = (text: string) => `\u202a${text.slice(0, 4)}\u200b\ufeff${text.slice(4)}\u202c`
    const pasted = Object.fromEntries(
      Object.entries(card).map(([name, value]) => [
        name,
        typeof value === 'string' && name !== 'country' ? paste(value) : value,
      ]),
    )
    expect(readCard(pasted)).toEqual(readCard())
    expect(readCard(card, paste('Demo Holder'))).toEqual(readCard())
  })

  it.each(Object.keys(card).filter((name) => name !== 'consent' && name !== 'country'))(
    'needs %s',
    (name) => {
      expect(readCard({ [name]: ' \n\u200b ' })).toEqual({ [name]: ['required'] })
    },
  )

  it.each([
    [{ holderName: 'Somebody Else' }, { holderName: ['holder'] }],
    [{ country: '' }, { country: ['select'] }],
    [{ bankAccount: 'DE89370400440532013001' }, { bankAccount: ['iban'] }],
    [{ country: 'FR' }, { bankAccount: ['iban'] }],
    [{ country: 'US', bankAccount: '12-' }, { bankAccount: ['account'] }],
    [{ swiftCode: 'COBADEF' }, { swiftCode: ['swift'] }],
    [{ swiftCode: 'COBADEFFXXXX' }, { swiftCode: ['swift'] }],
    [{ swiftCode: '12345678' }, { swiftCode: ['swift'] }],
    [{ swiftCode: 'COBA*DEFF' }, { swiftCode: ['swift'] }],
    [{ consent: false }, { consent: ['terms'] }],
  ])('is refused with %j', (change, issues) => {
    expect(readCard(change)).toEqual(issues)
  })

  it.each([
    ['holderName', 'HOLDER, DEMO', 'HOLDER, DEMO'],
    ['holderName', 'DEMO M. HOLDER', 'DEMO M. HOLDER'],
    ['holderName', '持有人', '持有人'],
    ['bankAccount', 'IBAN: DE89–3704–0044–0532–0130–00', 'DE89370400440532013000'],
    ['swiftCode', 'BIC: coba-de-ff', 'COBADEFF'],
    ['bankName', '\u202eelpmaxE\u202c Bank', 'elpmaxE Bank'],
  ])('understands the %s %s', (name, typed, sent) => {
    expect(readCard({ [name]: typed })).toMatchObject({ [name]: sent })
  })

  it('accepts any name if the server names no holder', () => {
    expect(readCard({ holderName: 'Somebody Else' }, '')).toMatchObject({
      holderName: 'Somebody Else',
    })
  })
})

const balances: Record<Currency, DecimalText> = {
  USD: decimalText('100'),
  USDT: decimalText('0.5'),
}
const readFriend = (account: string, currency: Currency, amount: string) =>
  read(
    friendForm(
      () => currency,
      () => ({ max: balances[currency] }),
    ),
    { account, currency, amount },
  )

describe('a transfer to a friend', () => {
  it.each([
    [' W1348802408 ', 'W1348802408'],
    ['Ｗ１３４８', 'W1348'],
    ['W1348\u200b802408', 'W1348802408'],
    ['\u202aW1348802408\u202c', 'W1348802408'],
    ['W1348 802 408', 'W1348802408'],
    ['Wallet number: W1348802408', 'W1348802408'],
    ['錢包號碼：W1348802408', 'W1348802408'],
    ['#W1348802408', 'W1348802408'],
    ['mailto:friend@example.com', 'friend@example.com'],
    ['A Friend <friend@example.com>', 'friend@example.com'],
    ['friend\uff20example.com\u200b', 'friend@example.com'],
    [' friend@example.com', 'friend@example.com'],
  ])('goes to %j as %s', (text, account) => {
    expect(readFriend(text, 'USD', '100')).toEqual({ account, currency: 'USD', amount: '100' })
  })

  it.each([
    ['', 'required'],
    ['\u200b', 'required'],
    ['friend@', 'email'],
    ['two friends@example.com', 'email'],
    [`W${'1'.repeat(320)}`, 'friend-length'],
    [`${'a'.repeat(320)}@example.com`, 'friend-length'],
  ])('does not go to %j: %s', (text, issue) => {
    expect(readFriend(text, 'USD', '1')).toEqual({ account: [issue] })
  })

  it.each([
    ['USD', '', 'amount.empty'],
    ['USD', '0', 'amount.empty'],
    ['USD', '100.01', 'amount.maximum'],
    ['USD', '0.001', 'amount.decimals'],
    ['USDT', '0.5000001', 'amount.decimals'],
    ['USDT', '1', 'amount.maximum'],
  ] as const)('is refused for %s %j: %s', (currency, amount, issue) => {
    expect(readFriend('W1', currency, amount)).toEqual({ amount: [issue] })
  })
})

it('converts at most the available USDT', () => {
  const form = conversionForm(() => ({ max: balances.USDT }))
  expect(read(form, { amount: '.5' })).toEqual({ amount: '0.5' })
  expect(read(form, { amount: '0.500001' })).toEqual({ amount: ['amount.maximum'] })
})

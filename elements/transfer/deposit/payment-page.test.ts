import { expect, it } from 'vitest'
import { paymentPage } from './payment-page.ts'

it.each([
  ['https://pay.example.com/a?b=1', 'https://pay.example.com/a?b=1'],
  [' HTTPS://Pay.Example.com ', 'https://pay.example.com/'],
  ['http://pay.example.com/a', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  ['deposits@clearing.example', undefined],
  ['pay.example.com/a', undefined],
  ['', undefined],
  [null, undefined],
])('%j leads to %j', (payTo, url) => {
  expect(paymentPage(payTo)).toBe(url)
})

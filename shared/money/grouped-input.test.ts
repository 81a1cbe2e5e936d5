import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount } from './amount.ts'
import { currencies } from './currency.ts'
import { groupedInput, ungroupedEdit } from './grouped-input.ts'

it.each([
  ['USD', '2500', '2,500.00'],
  ['USD', '2500,5', '2,500.50'],
  ['USD', '1.250,50', '1,250.50'],
  ['USD', '$ 1 250', '1,250.00'],
  ['USD', '１２５０', '1,250.00'],
  ['USD', '007.5', '7.50'],
  ['USDT', '1234567.123456', '1,234,567.123456'],
  ['USDT', '123456789012.12', '123,456,789,012.12'],
  ['USD', '', ''],
  ['USD', '1.250', '1.250'],
  ['USD', '1萬', '1萬'],
  ['USD', '-5', '-5'],
  ['USD', '1.005', '1.005'],
] as const)('of %s, %j becomes %j', (currency, typed, grouped) => {
  expect(groupedInput(typed, currency)).toBe(grouped)
})

it('means what was typed, and stays when it is grouped again', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 })
  fc.assert(
    fc.property(typed, fc.constantFrom('USD', 'USDT'), (text, currency) => {
      const amountOf = (amount: string) => {
        const reading = readAmount(amount, currencies[currency])
        return reading.ok ? reading.value : amount
      }
      const grouped = groupedInput(text, currency)
      expect(amountOf(grouped)).toBe(amountOf(text))
      expect(groupedInput(grouped, currency)).toBe(grouped)
    }),
  )
})

/** The caret is `|`. */
it.each([
  ['a digit in the middle', '2,500.00', '2,51|00.00', '251|00.00'],
  ['a digit at the end', '2,500.00', '2,500.005|', '2500.005|'],
  ['a digit before all', '2,500.00', '1|2,500.00', '1|2500.00'],
  ['a deleted digit', '2,500.00', '2,50|.00', '250|.00'],
  ['a deleted comma', '2,500.00', '2|500.00', '2|500.00'],
  ['two groups', '1,234,567.00', '1,234,8|67.00', '12348|67.00'],
  ['a comma typed as a decimal mark', '2,500.00', '2,500,|', '2500,|'],
  ['another amount pasted', '2,500.00', '1.250,50|', '1.250,50|'],
  ['groups pasted', '2,500.00', '71,999|', '71,999|'],
  ['all deleted', '2,500.00', '|', '|'],
  ['a text that is not ours', '2,50', '2,500|', '2,500|'],
])('a change of a grouped amount has its caret where it was: %s', (_, before, after, expected) => {
  const edit = { text: after.replace('|', ''), caret: after.indexOf('|') }
  const { text, caret } = ungroupedEdit(before, edit, 'USD', true)
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
})

it('another amount that was pasted stays as it is, although it begins alike', () => {
  const pasted = { text: '1,250', caret: 5 }
  expect(ungroupedEdit('1,250.50', pasted, 'USD', false)).toEqual(pasted)
  const digit = { text: '1,2550.50', caret: 4 }
  expect(ungroupedEdit('1,250.50', digit, 'USD', false).text).toBe('12550.50')
})

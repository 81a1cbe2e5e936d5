import { expect, it } from 'vitest'
import { decimalText as d } from './decimal-text.ts'
import { formatInSentence } from './in-sentence.ts'

it.each([
  ['25', '25'],
  ['25.000', '25'],
  ['1475', '1,475'],
  ['2.5', '2.50'],
  ['0.001', '0.001'],
  ['0', '0'],
  ['-1.50', '-1.50'],
])('%s in a sentence is %s', (value, text) => {
  expect(formatInSentence(d(value))).toBe(text)
})

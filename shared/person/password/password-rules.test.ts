import { expect, it } from 'vitest'
import { generatorRules, unmetRules } from './password-rules.ts'

it.each([
  ['', ['length', 'digits', 'cases', 'symbols']],
  ['Abcdefg1', []],
  ['Abcdef1', ['length']],
  ['Abcdefgh', ['digits']],
  ['abcdefg1', ['cases']],
  ['ABCDEFG1', ['cases']],
  ['Abcdefg1!', ['symbols']],
  ['Abcdefg 1', ['symbols']],
  ['Äbcdefg1', ['cases', 'symbols']],
  ['密碼Abcdef1', ['symbols']],
  [`A1${'a'.repeat(198)}`, []],
  [`A1${'a'.repeat(199)}`, ['length']],
])('%j does not meet %j', (password, rules) => {
  expect(unmetRules(password)).toEqual(rules)
})

it('password generators are told the same rules, in the syntax that they read', () => {
  expect(generatorRules).toBe(
    'minlength: 8; maxlength: 200; required: lower; required: upper; required: digit; allowed: lower, upper, digit',
  )
  // What a generator makes of them.
  expect(unmetRules('dubvYc3tafganonvykX')).toEqual([])
})

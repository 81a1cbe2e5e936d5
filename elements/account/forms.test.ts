import { expect, it } from 'vitest'
import { tidyName } from '../../shared/person/name/person-name.ts'
import { passwordIssues, termsIssues } from './forms.ts'

it.each([
  ['', '', { password: 'required', confirmation: 'required' }],
  ['short!', '', { password: 'rules', confirmation: 'required' }],
  [`Aa1${'x'.repeat(198)}`, `Aa1${'x'.repeat(198)}`, { password: 'rules' }],
  ['Custody2026', 'custody2026', { confirmation: 'mismatch' }],
  ['Custody2026', 'Custody2026', {}],
])('The passwords %j and %j have the issues %j', (password, confirmation, issues) => {
  expect(passwordIssues({ password, confirmation })).toEqual(issues)
})

it('Registration needs a name, a region and a consent', () => {
  expect(termsIssues({ name: ' \u3000', region: '', hasConsent: false })).toEqual({
    name: 'required',
    region: 'required',
    consent: 'required',
  })
  expect(termsIssues({ name: 'A', region: 'JP', hasConsent: true })).toEqual({})
})

it.each([
  [`  ${'A'.repeat(50)}   ${'B'.repeat(49)}  `, {}],
  ['A'.repeat(101), { name: 'long' }],
  ['\u200b\u2060', { name: 'invalid' }],
  ['\u202eecilA', { name: 'invalid' }],
])('The name %j has the issues %j', (name, issues) => {
  expect(termsIssues({ name, region: 'JP', hasConsent: true })).toEqual(issues)
})

it('A name is sent with single spaces', () => {
  expect(tidyName('\u3000山田  太郎 ')).toBe('山田 太郎')
})

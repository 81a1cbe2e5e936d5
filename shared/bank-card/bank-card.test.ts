import { describe, expect, it } from 'vitest'
import { hasIban, readAccountNumber } from './account-number.ts'
import { isSameName } from './holder-name.ts'

describe('the holder of a bank card', () => {
  it.each([
    ['Demo Holder', 'DEMO  HOLDER '],
    ['José Müller', 'jose muller'],
    ['王小明', '王小明 '],
    ['ＤＥＭＯ　Holder', 'Demo Holder'],
    ['김민수', '김민수'.normalize('NFD')],
    ['Sinead O’Neil', "Sinead O'Neil"],
    ['Sinead O’Neil', 'SINEAD ONEIL'],
    ['Sinead O´Neil', 'SINEAD O NEIL'],
    ['Anna-Maria Holder', 'ANNA MARIA HOLDER'],
    ['Anna‐Maria Holder', 'ANNAMARIA HOLDER'],
    ['Anna-Maria O’Neil', 'ANNA MARIA ONEIL'],
    ['Łukasz Größe Øberg', 'LUKASZ GROSSE OBERG'],
    ['Þórður Ægisson', 'THORDUR AEGISSON'],
    ['Jürgen Müller', 'JUERGEN MUELLER'],
    ['Åse Øberg', 'AASE OEBERG'],
    ['John Q. Holder, Jr.', 'JOHN Q HOLDER JR'],
    ['İbrahim Işık', 'IBRAHIM ISIK'],
  ])('%s may be written as %s', (name, spelling) => {
    expect(isSameName(name, spelling)).toBe(true)
  })

  it.each([
    ['Demo Holder', 'Demo Holden'],
    ['Demo Holder', 'Holder Demo'],
    ['Demo Holder', 'DemoHolder'],
    ['王小明', '王大明'],
    ['Demo Holder', ''],
    ['Anna-Maria Holder', 'ANNA HOLDER'],
    ['Sinead O’Neil', 'SINEAD NEIL'],
    ['Michael Holder', 'MICHAL HOLDER'],
    ['Jürgen Müller', 'JURGEN MILLER'],
    ['Joel Holder', 'JOL HOLDER'],
    ['ガノ タロウ', 'カノ タロウ'],
    ['राम', 'रम'],
  ])('%s is not %s', (name, other) => {
    expect(isSameName(name, other)).toBe(false)
  })
})

describe('an account number', () => {
  it.each([
    ['DE', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB', 'GB29-NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
    ['TW', '0123 4567 8901', '012345678901'],
    ['US', '１２３４５６７８９', '123456789'],
  ])('of %s is read from %s', (country, text, account) => {
    expect(readAccountNumber(text, country)).toEqual({ ok: true, account })
  })

  it.each([
    ['DE', '', 'empty'],
    ['DE', 'DE89370400440532013001', 'iban'],
    ['DE', 'GB29NWBK60161331926819', 'iban'],
    ['DE', '532013000', 'iban'],
    ['TW', '12', 'format'],
    ['TW', '1234/5678', 'format'],
    ['', '1234€', 'format'],
  ])('of %s is refused for %j: %s', (country, text, reason) => {
    expect(readAccountNumber(text, country)).toEqual({ ok: false, reason })
  })

  it('is an IBAN only in countries of the IBAN registry', () => {
    expect(['DE', 'FR', 'TW', 'US', 'JP', ''].map(hasIban)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

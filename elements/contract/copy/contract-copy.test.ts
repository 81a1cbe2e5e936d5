import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SignedRecord } from '../../../shared/api/wire/contract.ts'
import { stubTexts } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { contractText } from '../../../shared/text/legal-text/contract-text.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { contract, record, text } from '../model/contract.test-helper.ts'
import type { ContractState } from '../model/state.ts'
import { receiptOf } from '../receipt/receipt.ts'
import { textHashOf } from '../signing/text-hash.ts'
import { contractCopy } from './contract-copy.ts'
import { copyText } from './copy.ts'

const chinese = { ...text, title: '合約' }

/** The copy of a contract that was signed in English, with these facts in the server's record. */
const copyWith = (signed: Partial<SignedRecord>, legalText?: LegalText) => {
  const receipt = receiptOf(contract, { ...record, textHash: undefined, locale: 'en', ...signed })
  const shown = legalText && { locale: 'en' as const, legalText }
  const state = { phase: { name: 'signed', receipt }, text: shown } as ContractState
  return contractCopy({
    store: { ...createStore(() => state), forget() {}, show() {} },
    texts: stubTexts(),
    legalTextIn: async (locale) => (locale === 'zh' ? chinese : text),
  })
}

const today = contractText(text, 'en', { ...contract, date: '2026-11-20' })
const earlier = `${today}An earlier sentence.\n`

it('A copy of a signed contract has the text whose hash is on record', async () => {
  for (const signed of [{}, { textHash: textHashOf(today) }]) {
    const copy = await copyWith(signed)
    expect(copy).toMatchObject({ text, locale: 'en' })
    expect(copy).not.toHaveProperty('exact')
    expect(copy).not.toHaveProperty('caution')
  }
})

it.each(['zh-TW', null])(
  'A copy is in the language that was signed, whose name may be "%s"',
  async (locale) => {
    const signed = contractText(chinese, 'zh', { ...contract, date: '2026-11-20' })
    const copy = await copyWith({ locale, textHash: textHashOf(signed).toUpperCase() })
    expect(copy).toMatchObject({ text: chinese, locale: 'zh' })
    expect(copy).not.toHaveProperty('caution')
  },
)

it('A copy has the exact earlier text if the contract has changed since', async () => {
  const copy = await copyWith({ textHash: textHashOf(earlier), text: earlier })
  expect(copy).toMatchObject({ exact: earlier })
  expect(copy).not.toHaveProperty('caution')
})

it.each([
  ['is not sent', undefined],
  ['has another hash', 'Another text.'],
])('A copy says that it has the current text if the signed one %s', async (_, sent) => {
  const copy = await copyWith({ textHash: textHashOf(earlier), ...(sent && { text: sent }) })
  expect(copy).not.toHaveProperty('exact')
  expect(copy?.caution).toEqual(expect.any(String))
})

it('A copy of an operator’s text has the words of the page, or those on record if the page has others', async () => {
  const words = { ...text.words, version: 'Version' }
  const own = { ...text, title: 'Vertrag', words, own: { lang: 'de', version: '3' } }
  const facts = { ...contract, date: '2026-11-20' }
  const exact = contractText(own, 'en', facts)
  const signed = { locale: 'de', version: '3', textHash: textHashOf(exact), text: exact }
  expect(await copyWith(signed, own)).toMatchObject({ text: own, locale: 'en' })
  const later = { ...own, own: { lang: 'de', version: '4' } }
  const earlier = await copyWith(signed, later)
  expect(earlier).toMatchObject({ exact })
  expect(earlier?.receipt?.rows).toEqual(
    expect.arrayContaining([expect.objectContaining({ label: 'Version of the text', value: '3' })]),
  )
  expect((await copyWith({ ...signed, text: null }, later))?.caution).toBeTruthy()
})

it('A copy as plain text has the text and the receipt', async () => {
  const copy = await copyWith({ textHash: textHashOf(earlier), text: earlier })
  const plain = copy && copyText(copy)
  expect(plain).toContain(earlier)
  expect(plain).toContain('Language of the text: English')
  expect(plain).toContain(`SHA-256 of the text: ${textHashOf(earlier)}`)
  const other = await copyWith({ textHash: textHashOf(earlier) })
  const cautioned = other && copyText(other)
  expect(cautioned).toContain(today)
  expect(cautioned).toContain(other?.caution)
})

it('A copy of a contract that was signed in another language does not pass for the signed one', async () => {
  const copy = await copyWith({ locale: 'de' })
  expect(copy?.caution).toEqual(expect.any(String))
  const german = 'Vertrag\n'
  const exact = await copyWith({ locale: 'de', text: german, textHash: textHashOf(german) })
  expect(exact).toMatchObject({ exact: german })
  expect(exact).not.toHaveProperty('caution')
})

it('A copy has the day of a record without one if the hash proves it, and otherwise none', async () => {
  // The 20th in the Americas only.
  const signedAt = '2026-11-21T02:00:00Z'
  const proven = await copyWith({ date: null, signedAt, textHash: textHashOf(today) })
  expect(proven?.facts.date).toBe('2026-11-20')
  expect(proven).not.toHaveProperty('caution')
  expect((await copyWith({ date: null, signedAt }))?.facts.date).toBe('')
})

it('A copy has no day of a record whose time has no later one', async () => {
  const copy = await copyWith({ date: null, signedAt: '+275760-09-13T00:00:00Z' })
  expect(copy?.facts.date).toBe('')
})

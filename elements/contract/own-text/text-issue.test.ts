import { expect, it } from 'vitest'
import { contractText, documentText } from '../../../shared/text/legal-text/contract-text.ts'
import { contract, text } from '../model/contract.test-helper.ts'
import { textHashOf } from '../signing/text-hash.ts'
import { textIssue } from './text-issue.ts'

const own = { ...text, own: { lang: 'de', version: '3' } }
const shown = { locale: 'en', legalText: own } as const
const hash = textHashOf(documentText(own, 'en'))
const hashOnly = { lang: 'de', version: '3', textHash: hash }
const whole = {
  ...hashOnly,
  title: own.title,
  intro: ['Between both.'],
  sections: [{ heading: 'Purpose', blocks: ['To cooperate.'] }],
}

const issueWith = (...texts: readonly object[]) =>
  textIssue({ text: shown, contract: { ...contract, texts: texts as never } })

it('A server that names no text accepts the one on screen', () => {
  expect(textIssue({ text: shown, contract })).toBeUndefined()
  expect(issueWith()).toBeUndefined()
})

it('A text on screen is signed if the server has its hash or its words, in any case of letters', () => {
  expect(issueWith(hashOnly)).toBeUndefined()
  expect(issueWith({ ...hashOnly, textHash: hash.toUpperCase() })).toBeUndefined()
  expect(issueWith(whole)).toBeUndefined()
  expect(issueWith({ ...whole, textHash: undefined })).toBeUndefined()
  expect(issueWith({ ...hashOnly, textHash: 'a'.repeat(64) }, hashOnly)).toBeUndefined()
})

it.each([
  ['another hash', { ...hashOnly, textHash: 'a'.repeat(64) }],
  ['another version', { ...hashOnly, version: '4' }],
  ['other words', { ...whole, textHash: undefined, title: 'Another agreement' }],
  ['words that have not the hash it says', { ...whole, textHash: 'a'.repeat(64) }],
  ['neither words nor hash', { lang: '', version: '' }],
])('A text on screen is not signed if the server has %s', (_, given) => {
  expect(issueWith(given)).toBe('different')
})

it('The text of the element is not signed if the server has its own', () => {
  const ofElement = { text: { locale: 'en', legalText: text }, contract } as const
  expect(textIssue(ofElement)).toBeUndefined()
  expect(textIssue({ ...ofElement, contract: { ...contract, texts: [whole] } })).toBe('different')
})

it('Nothing is signed without a text', () => {
  expect(textIssue({ text: undefined, contract })).toBe('missing')
  expect(textIssue({ text: { ...shown, isMissing: true }, contract })).toBe('missing')
})

it('The signed text of an operator has its version and the headings as they are written', () => {
  const facts = { number: 'TW-1', partA: 'Institution', partB: 'Broker', date: '2026-11-20' }
  const words = { ...text.words, version: 'Version' }
  expect(contractText({ ...own, words }, 'en', facts)).toBe(
    'Agreement\n\nNumber: TW-1\nParty A: Institution\nParty B: Broker\nDate: 2026-11-20\nVersion: 3\n\nBetween both.\n\nPurpose\nTo cooperate.\n',
  )
})

// @vitest-environment node
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractText } from '../../shared/document/contract-text.ts'
import { contractLocales, diskDocuments } from './documents.ts'

const documents = diskDocuments(join(import.meta.dirname, '..', '..', 'locales'))
const facts = { number: 'TW-1', partA: 'One', partB: 'Two', date: '2026-03-04' }

test.each(contractLocales)(
  'the contract in %s can be signed: whole, with its facts named',
  (locale) => {
    const document = documents(locale)
    expect(document.sections).toHaveLength(10)
    const text = contractText(document, facts)
    expect(text).not.toContain('undefined')
    for (const fact of Object.values(facts)) expect(text).toContain(`: ${fact}\n`)
  },
)

// @vitest-environment node
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractText } from '../../shared/legal-text/contract-text.ts'
import { ddl } from '../database/ddl.ts'
import { signatures } from '../database/schema.ts'
import { contractLocales, diskDocuments } from './documents.ts'

const folder = join(import.meta.dirname, '..', '..', 'locales')
const documents = diskDocuments(folder)
const facts = { number: 'TW-1', partA: 'One', partB: 'Two', date: '2026-03-04' }

test('a contract can be signed in every language of the elements', () => {
  expect([...contractLocales].sort()).toEqual(readdirSync(folder).sort())
  expect(signatures.locale.enumValues).toEqual(contractLocales)
  const list = contractLocales.map((locale) => `'${locale}'`).join(', ')
  expect(ddl).toContain(`CHECK (locale IN (${list}))`)
})

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

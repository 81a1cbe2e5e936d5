import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../shared/text/i18n/locale.ts'
import { contractText } from '../../shared/text/legal-text/contract-text.ts'
import { diskDocuments } from './documents.ts'

const folder = join(import.meta.dirname, '..', '..', 'locales')
const documents = diskDocuments(folder)
const facts = { number: 'TW-1', partA: 'One', partB: 'Two', date: '2026-03-04' }

test('every language of the elements has a folder of documents', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual([...locales].sort())
})

test.each(locales)('the contract in %s has all sections and names all its facts', (locale) => {
  const document = documents(locale)
  expect(document.sections).toHaveLength(10)
  const text = contractText(document, locale, facts)
  expect(text).not.toContain('undefined')
  for (const fact of Object.values(facts)) expect(text).toContain(`: ${fact}\n`)
})

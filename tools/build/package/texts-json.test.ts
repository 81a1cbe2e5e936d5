import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { locales } from '../../../shared/text/i18n/locale.ts'
import { replaceTexts } from '../../../shared/text/i18n/replace-texts.ts'
import { textsJson } from './texts-json.ts'

const all = await textsJson(join(import.meta.dirname, '../../..'))

test('every text of the elements is listed with its elements and languages', () => {
  const deposit = all.find(({ id }) => id === 'Deposit')
  expect(deposit).toMatchObject({ en: 'Deposit', ko: '입금', placeholders: [] })
  expect(deposit?.elements).toContain('tw-transfer')
  expect(all.find(({ id }) => id === 'record|Deposit')?.elements).toContain('tw-wallet')
  expect(all.length).toBeGreaterThan(500)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('every text of the list can be a text of the page as it is', () => {
  for (const locale of locales) {
    const builtIn = Object.fromEntries(
      all.map(({ id, ...texts }) => {
        const [, context, text = id] = /^([\w-]+)\|(.+)$/su.exec(id) ?? []
        return [generateMessageId(text, context), compileMessage(texts[locale])]
      }),
    )
    const warnings: string[] = []
    const texts = { [locale]: Object.fromEntries(all.map((each) => [each.id, each[locale]])) }
    const replaced = replaceTexts(texts, (it) => warnings.push(it), true)(locale, builtIn, true)
    expect(warnings).toEqual([])
    expect(Object.keys(replaced).length).toBe(Object.keys(builtIn).length)
  }
})

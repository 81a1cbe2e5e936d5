import type { Locale } from '../../shared/text/i18n/locale.ts'
import { readMarkdown } from '../../shared/text/legal-text/read-markdown.ts'

const titles: Readonly<Record<Locale, string>> = {
  en: 'Agreement',
  zh: '合作協議書',
  ja: '契約書',
  ko: '계약서',
}

/** A short contract in each language, independent of the real texts. */
export const testDocuments = (locale: Locale) =>
  readMarkdown(`---
number: ${locale} number
partA: ${locale} party A
partB: ${locale} party B
date: ${locale} date
---
# ${titles[locale]}

Both agree.

## Fees

- {settlementFeePercent}% per settlement, no more
- nothing else
`)

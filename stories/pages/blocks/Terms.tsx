import { locales } from '../../../shared/text/i18n/locale.ts'

const [glossary = ''] = Object.values(
  import.meta.glob<string>('/locales/glossary.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** The terms of a language, by concept. */
const termsOf = (language: string): ReadonlyMap<string, string> => {
  const section = glossary.split(/^## /m).find((part) => part.startsWith(`${language}\n`)) ?? ''
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].slice(1)
  return new Map(rows.map(([, concept = '', term = '']) => [concept.trim(), term.trim()]))
}

const terms = Object.fromEntries(locales.map((locale) => [locale, termsOf(locale)]))

/** One term for each concept, in the four languages. */
export const Terms = () => (
  <table className="desk-table">
    <thead>
      <tr>
        <th scope="col">Concept</th>
        {locales.map((locale) => (
          <th key={locale} scope="col">
            {locale}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...(terms.ja?.keys() ?? [])]
        .filter((concept) => !concept.startsWith('-'))
        .map((concept) => (
          <tr key={concept}>
            <th scope="row">{concept}</th>
            {locales.map((locale) => (
              <td key={locale} lang={locale}>
                {terms[locale]?.get(concept) ?? ''}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
)

import type { LegalText } from './legal-text.ts'

/**
 * What `import.meta.glob` returns for one text: a loader per path, such as
 * `/locales/zh/documents/contract.md`.
 */
export type LegalTexts = Readonly<Record<string, () => Promise<{ default: LegalText }>>>

/** A text in a language, or in English if there is none. Rejects if it cannot be loaded. */
export async function loadLegalText(texts: LegalTexts, locale: string): Promise<LegalText> {
  const loaderIn = (wanted: string) =>
    Object.entries(texts).find(([path]) => path.includes(`/${wanted}/`))?.[1]
  const load = loaderIn(locale) ?? loaderIn('en')
  if (!load) throw new Error('There is no such text')
  return (await load()).default
}

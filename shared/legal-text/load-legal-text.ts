import type { LegalText } from './legal-text.ts'

/** What `import.meta.glob` gives for one document: a loader per path, such as `/locales/zh/documents/contract.md`. */
export type LegalTexts = Readonly<Record<string, () => Promise<{ default: LegalText }>>>

/** A document in a language; in English where there is no such. Rejects if it cannot be had. */
export async function loadLegalText(documents: LegalTexts, locale: string): Promise<LegalText> {
  const loaderIn = (wanted: string) =>
    Object.entries(documents).find(([path]) => path.includes(`/${wanted}/`))?.[1]
  const load = loaderIn(locale) ?? loaderIn('en')
  if (!load) throw new Error('There is no such document')
  return (await load()).default
}

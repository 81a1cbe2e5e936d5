import type { TextDocument } from './text-document.ts'

/** What `import.meta.glob` gives for one document: a loader per path, such as `/locales/zh/documents/contract.md`. */
export type Documents = Readonly<Record<string, () => Promise<{ default: TextDocument }>>>

/** A document in a language; in English where there is no such. Rejects if it cannot be had. */
export async function loadDocument(documents: Documents, locale: string): Promise<TextDocument> {
  const loaderIn = (wanted: string) =>
    Object.entries(documents).find(([path]) => path.includes(`/${wanted}/`))?.[1]
  const load = loaderIn(locale) ?? loaderIn('en')
  if (!load) throw new Error('There is no such document')
  return (await load()).default
}

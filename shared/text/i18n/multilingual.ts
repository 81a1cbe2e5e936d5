import type { Locale } from './locale.ts'

const fields = { en: 'en', zh: 'cn', ja: 'jp', ko: 'ko' } as const satisfies Record<Locale, string>

/**
 * A text of the server in the reader's language; English if that is empty (specification, section
 * 3).
 */
export const pickText = (
  text: { readonly en: string; readonly cn: string; readonly jp: string; readonly ko: string },
  locale: string,
): string => text[fields[locale as Locale] ?? 'en'] || text.en

/** Servers separate lines by a backslash and an n, two characters (specification, section 2). */
export const linesOf = (text: string): string[] =>
  text
    .split(/\\n|\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

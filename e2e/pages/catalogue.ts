import { readFileSync } from 'node:fs'

/** Gives the words of a message in some language. */
export type Words = (message: string) => string

export const english: Words = (message) => message

const files = ['shared', 'transfer', 'transfer-steps']

/** A string of a po file: one or more quoted lines. */
const unquote = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => JSON.parse(`"${text}"`))
    .join('')

/** The messages of a language by the English ones; without those that are not translated yet. */
export function catalogue(locale: string): ReadonlyMap<string, string> {
  const entries = files.flatMap((file) => {
    const po = readFileSync(new URL(`../../locales/${locale}/${file}.po`, import.meta.url), 'utf8')
    return [...po.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
      ([, id = '', text = '']) => [unquote(id), unquote(text)] as const,
    )
  })
  return new Map(entries.filter(([id, text]) => id && text))
}

/** The words of a language as the element shows them: English where there is no translation. */
export const wordsIn = (locale: string): Words => {
  const messages = catalogue(locale)
  return (message) => messages.get(message) ?? message
}

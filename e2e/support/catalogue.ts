import { readFileSync } from 'node:fs'

/** Gives the words of a message in some language. */
export type Words = (message: string) => string

export const english: Words = (message) => message

/** Whose words: the same English ones may be others in another element, or on the site. */
export type Widget = 'transfer' | 'contract' | 'fund-lookup' | 'account' | 'wallet' | 'site'

/** A string of a po file: one or more quoted lines. */
const unquote = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => JSON.parse(`"${text}"`))
    .join('')

/** Of what comes after a first view, and before a step. */
const later: Partial<Record<Widget, readonly string[]>> = { wallet: ['wallet-later'] }

/** Catalogues that this process has read, by language and widget. */
const read = new Map<string, ReadonlyMap<string, string>>()

/** The messages of a language by the English ones; without those that are not translated yet. */
export function catalogue(
  locale: string,
  widget: Widget = 'transfer',
): ReadonlyMap<string, string> {
  const key = `${locale} ${widget}`
  const known = read.get(key)
  if (known) return known
  const files =
    widget === 'site'
      ? ['shared', 'site', 'site-account', 'site-overlays']
      : ['shared', 'transfers', widget, `${widget}-steps`, ...(later[widget] ?? [])]
  const entries = files.flatMap((file) => {
    const po = readFileSync(new URL(`../../locales/${locale}/${file}.po`, import.meta.url), 'utf8')
    return [...po.matchAll(/^(msgctxt .*\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
      ([, context, id = '', text = '']) => ({
        hasContext: context !== undefined,
        id: unquote(id),
        text: unquote(text),
      }),
    )
  })
  // Of two messages with the same English words, the one without a context is taken.
  const ordered = entries.sort((a, b) => Number(b.hasContext) - Number(a.hasContext))
  const messages = new Map(
    ordered.flatMap(({ id, text }) => (id && text ? [[id, text] as const] : [])),
  )
  read.set(key, messages)
  return messages
}

/** The words of a language as the element shows them: English where there is no translation. */
export const wordsIn = (locale: string, widget?: Widget): Words => {
  const messages = catalogue(locale, widget)
  return (message) => messages.get(message) ?? message
}

/** Messages of a language whose English words would be a leftover: whole texts that differ. */
export const leftoversOf = (locale: string, widget?: Widget): ReadonlySet<string> =>
  new Set(
    [...catalogue(locale, widget)].flatMap(([id, text]) =>
      id === text || id.includes('{') ? [] : [id],
    ),
  )

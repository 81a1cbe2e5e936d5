import { readFileSync } from 'node:fs'
import type { ElementName } from '../../elements/elements.ts'

/** Translates a message into a language. */
export type Translate = (message: string) => string

export const english: Translate = (message) => message

/** The owner of messages: one English text may have different translations in elements and on the site. */
type Widget = ElementName | 'site'

/** A string of a po file: one or more quoted lines. */
const unquote = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => JSON.parse(`"${text}"`))
    .join('')

/** Catalogues that this process has read, by language and widget. */
const cache = new Map<string, ReadonlyMap<string, string>>()

/** The messages of a language by their English texts, without untranslated ones. */
export function catalogue(
  locale: string,
  widget: Widget = 'transfer',
): ReadonlyMap<string, string> {
  const key = `${locale} ${widget}`
  const cached = cache.get(key)
  if (cached) return cached
  const files =
    widget === 'site' ? ['shared', 'site', 'site-account', 'site-overlays'] : ['shared', widget]
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
  // Of two messages with the same English text, the one without a context counts.
  const ordered = entries.sort((a, b) => Number(b.hasContext) - Number(a.hasContext))
  const messages = new Map(
    ordered.flatMap(({ id, text }) => (id && text ? [[id, text] as const] : [])),
  )
  cache.set(key, messages)
  return messages
}

/** Translates into a language as an element does: English if there is no translation. */
export const translationsOf = (locale: string, widget?: Widget): Translate => {
  const messages = catalogue(locale, widget)
  return (message) => messages.get(message) ?? message
}

/** English texts that must not appear in a language, because it has another text for them. */
export const leftoversOf = (locale: string, widget?: Widget): ReadonlySet<string> =>
  new Set(
    [...catalogue(locale, widget)].flatMap(([id, text]) =>
      id === text || id.includes('{') ? [] : [id],
    ),
  )

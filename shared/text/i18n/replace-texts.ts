import type { Messages } from '@lingui/core'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Locale, locales } from './locale.ts'
import { placeholdersOf, readMessage, type Token } from './read-message.ts'

/** Texts of the page by language and by our English text. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The texts of the page in place of built-in ones.
 *
 * @param isWhole all catalogues of the element are among the built-in texts
 */
export type ReplaceTexts = (locale: Locale, builtIn: Messages, isWhole: boolean) => Messages

/** How Lingui names a text in compiled catalogues: by its English text, and what tells it apart. */
function idOf(key: string): string {
  const [, context = '', text = key] = /^([\w-]+)\|(.+)$/su.exec(key) ?? []
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(`${text}\u001f${context}`)))).slice(0, 6)
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((each) => other.has(each))

/** The text of the page as a compiled message; `string` says what is wrong with it. */
function compiled(text: string, builtIn: unknown): readonly Token[] | string {
  if (!text.trim()) return 'it is empty'
  try {
    const tokens = readMessage(text)
    // A text without placeholders is a string or a list of one.
    const wanted = placeholdersOf(typeof builtIn === 'string' ? [] : (builtIn as readonly Token[]))
    if (isSame(placeholdersOf(tokens), wanted)) return tokens
    const names = [...wanted].map((name) => `{${name}}`).join(', ')
    return wanted.size > 0 ? `it needs the placeholders ${names}` : 'it must have no placeholder'
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/**
 * Checks the texts of a page, and puts those that fit in place of built-in ones. What does not fit is
 * reported once, and the built-in text stays: a wrong sentence about money is worse than a foreign one.
 *
 * @param warn says what is wrong, as the end of a sentence about the element
 * @param warnOfUnknown also of texts that the element does not have; another element may have them
 */
export function replaceTexts(
  texts: OwnTexts,
  warn: (warning: string) => void,
  warnOfUnknown: boolean,
): ReplaceTexts {
  const said = new Set<string>()
  const say = (warning: string) => {
    if (said.has(warning)) return
    said.add(warning)
    warn(warning)
  }
  for (const language of Object.keys(texts)) {
    if (!(locales as readonly string[]).includes(language))
      say(`has no language "${language}" for texts. Known: ${locales.join(', ')}.`)
  }
  return (locale, builtIn, isWhole) => {
    const messages: Messages = {}
    for (const [key, text] of Object.entries(texts[locale] ?? {})) {
      const id = idOf(key)
      const known = builtIn[id]
      if (known === undefined) {
        if (isWhole && warnOfUnknown)
          say(`has no text "${key}". texts.json of the package lists all.`)
        continue
      }
      const message = compiled(text, known)
      if (typeof message === 'string')
        say(`keeps its own text for "${key}" (${locale}): ${message}.`)
      else messages[id] = message as Messages[string]
    }
    return messages
  }
}

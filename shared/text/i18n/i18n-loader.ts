import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Catalogues } from './catalogues.ts'
import { languageTag } from './language-tag.ts'
import type { Locale } from './locale.ts'
import type { ReplaceTexts } from './replace-texts.ts'

/** An I18n instance whose catalogues are loaded one after the other. */
export interface I18nLoader {
  /** Belongs to one element; its `locale` is empty until the first language is active. */
  readonly i18n: I18n
  /**
   * Loads a language and switches to it. The last call wins, and earlier ones settle with it. Rejects
   * if a catalogue cannot be loaded.
   */
  activate(locale: Locale): Promise<void>
  /**
   * Adds catalogues to the active language and to every later one. Where both have a text, the earlier
   * translation stays: that of an element, not the one that all share.
   */
  load(catalogues: Catalogues): Promise<void>
  /** Puts texts of the page in place of built-in ones, now and later; `undefined` takes them away. */
  replace(replacing: ReplaceTexts | undefined): void
}

/** The messages of all catalogues in one language, as an object of their own: Lingui adds to it. */
async function messagesIn(locale: Locale, all: readonly Catalogues[]): Promise<Messages> {
  const loaders = all.flatMap((catalogues) =>
    Object.keys(catalogues).flatMap((path) =>
      path.includes(`/${locale}/`) ? (catalogues[path] ?? []) : [],
    ),
  )
  const modules = await Promise.all(loaders.map((load) => load()))
  return Object.assign({}, ...modules.map(({ messages }) => messages).reverse())
}

/**
 * Creates the I18n instance of one element, so that two elements on a page can differ in language.
 *
 * @param onMissing called with the id of a message that no catalogue has
 */
export function createI18nLoader(first: Catalogues, onMissing?: (id: string) => void): I18nLoader {
  const i18n = setupI18n()
  if (onMissing) i18n.on('missing', ({ id }) => onMissing(id))
  const all = [first]
  /** What was loaded in each language. */
  const known: Partial<Record<Locale, Messages>> = {}
  let replacing: ReplaceTexts | undefined
  const show = (locale: Locale, builtIn: Messages) => {
    const own = replacing?.(locale, builtIn, all.length > 1)
    i18n.load(locale, own ? { ...builtIn, ...own } : builtIn)
  }
  const add = (locale: Locale, messages: Messages) => {
    const builtIn = { ...known[locale], ...messages }
    known[locale] = builtIn
    show(locale, replacing ? builtIn : messages)
  }
  let wanted: Locale | undefined
  let active: Locale | undefined
  let latest: Promise<void> | undefined

  const activate: I18nLoader['activate'] = (locale) => {
    const run = async (): Promise<void> => {
      try {
        const messages = await messagesIn(locale, all)
        if (latest !== own) return await latest?.catch(() => undefined)
        add(locale, messages)
        i18n.activate(locale, languageTag(locale))
        active = locale
      } catch (cause) {
        if (latest !== own) return await latest?.catch(() => undefined)
        wanted = active
        throw cause
      }
    }
    wanted = locale
    const own: Promise<void> = run()
    latest = own
    return own
  }

  return {
    i18n,
    activate,
    replace(next) {
      replacing = next
      for (const locale of Object.keys(known) as Locale[]) show(locale, { ...known[locale] })
    },
    async load(catalogues) {
      if (all.includes(catalogues)) return
      const locale = wanted ?? 'en'
      // Also in the active language, because a switch that is under way may still fail.
      const both = [...new Set([locale, active ?? locale])]
      const loaded = await Promise.all(both.map((each) => messagesIn(each, [catalogues])))
      if (!all.includes(catalogues)) all.push(catalogues)
      both.forEach((each, at) => {
        add(each, { ...loaded[at], ...known[each] })
      })
      if (wanted && wanted !== locale) await activate(wanted)
    },
  }
}

import type { MessageDescriptor, Messages } from '@lingui/core'
import type { Locale } from './locale.ts'

/**
 * What `import.meta.glob` gives for po files: a loader per path, such as `/locales/zh/transfer.po`.
 * The loaders are module imports, so that repeated calls are free.
 */
export type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

/**
 * What Lingui's macros look texts up with. Lingui's own `I18n` formats plurals and dates as well and
 * weighs 1.7 kB before every first view; texts here have values in them and nothing else, which the
 * check of the translations sees to.
 */
export interface Translator {
  /** Empty until the first language is here. */
  readonly locale: string
  _(text: MessageDescriptor): string
}

export interface Texts {
  /** Of this element alone. */
  readonly i18n: Translator
  /** Switches to a language once its messages are here; the last call wins. Rejects if they cannot be had. */
  use(locale: Locale): Promise<void>
  /** Adds catalogues, now and for each later language. */
  add(catalogues: Catalogues): Promise<void>
  /** Calls back when words have changed, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** The same object for as long as the words are the same. */
  snapshot(): { readonly i18n: Translator; readonly _: Translator['_'] }
}

/** All catalogues in one language, as one. */
const messagesOf = async (catalogues: Catalogues, locale: Locale): Promise<Messages> => {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${locale}/`))
  const loaded = await Promise.all(paths.map((path) => catalogues[path]?.()))
  return Object.assign({}, ...loaded.map((module) => module?.messages))
}

/** A compiled message, with values in the places that are named. */
const fill = (message: Messages[string], values: MessageDescriptor['values']): string =>
  typeof message === 'string'
    ? message
    : message.map((part) => (typeof part === 'string' ? part : values?.[part[0]])).join('')

/**
 * The texts of one element: its own language, whatever others on the page speak. A text that no
 * catalogue has reads as it does in the code; `onMissing` may object.
 */
export function createTexts(first: Catalogues, onMissing?: (id: string) => void): Texts {
  const messages: Partial<Record<string, Messages>> = {}
  const listeners = new Set<() => void>()
  const all = [first]
  let wanted: Locale | undefined
  let active: Locale | undefined
  let latest: object | undefined

  const i18n: Translator = {
    get locale() {
      return active ?? ''
    },
    _({ id, message, values }) {
      const found = messages[i18n.locale]?.[id]
      if (!found) onMissing?.(id)
      return fill(found ?? message ?? id, values)
    },
  }
  let snapshot = { i18n, _: i18n._ }

  const load = (locale: Locale, more: Messages | undefined) => {
    messages[locale] = { ...messages[locale], ...more }
  }
  const tell = () => {
    snapshot = { i18n, _: i18n._ }
    for (const listener of listeners) listener()
  }

  const use = async (locale: Locale): Promise<void> => {
    const turn = {}
    latest = turn
    wanted = locale
    try {
      const loaded = await Promise.all(all.map((catalogues) => messagesOf(catalogues, locale)))
      if (latest !== turn) return
      // Beside what `add` brought in the meantime, not in its place.
      for (const more of loaded) load(locale, more)
      active = locale
      tell()
    } catch (cause) {
      if (latest !== turn) return
      wanted = active
      throw cause
    }
  }

  return {
    i18n,
    use,
    async add(catalogues) {
      if (all.includes(catalogues)) return
      const locale = wanted ?? 'en'
      // In the language on screen too: a switch that is under way may yet fail.
      const both = [...new Set([locale, active ?? locale])]
      const loaded = await Promise.all(both.map((each) => messagesOf(catalogues, each)))
      if (!all.includes(catalogues)) all.push(catalogues)
      both.forEach((each, at) => {
        load(each, loaded[at])
      })
      tell()
      if (wanted && wanted !== locale) await use(wanted)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
  }
}

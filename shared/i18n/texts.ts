import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locale.ts'

/**
 * What `import.meta.glob` gives for po files: a loader per path, such as `/locales/zh/transfer.po`.
 * The loaders are module imports, so that repeated calls are free.
 */
export type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

export interface Texts {
  /** Lingui's instance of this element alone. */
  readonly i18n: I18n
  /** Switches to a language once its messages are here; the last call wins. Rejects if they cannot be had. */
  use(locale: Locale): Promise<void>
  /** Adds catalogues, now and for each later language. */
  add(catalogues: Catalogues): Promise<void>
}

/** All catalogues in one language, as one. */
const messagesOf = async (catalogues: Catalogues, locale: Locale): Promise<Messages> => {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${locale}/`))
  const loaded = await Promise.all(paths.map((path) => catalogues[path]?.()))
  return Object.assign({}, ...loaded.map((module) => module?.messages))
}

/** The texts of one element: its own language, whatever others on the page speak. */
export function createTexts(first: Catalogues): Texts {
  const i18n = setupI18n()
  const all = [first]
  let wanted: Locale | undefined
  let active: Locale | undefined
  let latest: object | undefined

  const use = async (locale: Locale): Promise<void> => {
    const turn = {}
    latest = turn
    wanted = locale
    try {
      const messages = await Promise.all(all.map((catalogues) => messagesOf(catalogues, locale)))
      if (latest !== turn) return
      // Beside what `add` brought in the meantime, not in its place.
      i18n.load(locale, Object.assign({}, ...messages))
      i18n.activate(locale)
      active = locale
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
      const messages = await Promise.all(both.map((each) => messagesOf(catalogues, each)))
      if (!all.includes(catalogues)) all.push(catalogues)
      both.forEach((each, at) => {
        i18n.load(each, messages[at] ?? {})
      })
      if (wanted && wanted !== locale) await use(wanted)
    },
  }
}

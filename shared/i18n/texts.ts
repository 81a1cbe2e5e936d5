import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locale.ts'

/** Brings the messages of one catalogue in one language; a module import, so repeated calls are free. */
export type MessagesLoader = (locale: Locale) => Promise<Messages>

/** What `import.meta.glob` gives for po files: a loader per path. */
export type CatalogueModules = Record<string, () => Promise<{ messages: Messages }>>

/** All catalogues of `modules` in one language, as one. Paths look like `/locales/zh/transfer.po`. */
export const messagesOf =
  (modules: CatalogueModules): MessagesLoader =>
  async (locale) => {
    const paths = Object.keys(modules).filter((path) => path.includes(`/${locale}/`))
    const loaded = await Promise.all(paths.map((path) => modules[path]?.()))
    return Object.assign({}, ...loaded.map((module) => module?.messages))
  }

export interface Texts {
  /** Lingui's instance of this element alone. */
  readonly i18n: I18n
  /** Switches to a language once its messages are here; the last call wins. Rejects if they cannot be had. */
  use(locale: Locale): Promise<void>
  /** Adds a catalogue, now and for each later language. */
  add(loader: MessagesLoader): Promise<void>
}

/** The texts of one element: its own language, whatever others on the page speak. */
export function createTexts(first: MessagesLoader): Texts {
  const i18n = setupI18n()
  const loaders = [first]
  let wanted: Locale | undefined

  return {
    i18n,
    async use(locale) {
      wanted = locale
      const catalogues = await Promise.all(loaders.map((load) => load(locale)))
      if (wanted !== locale) return
      i18n.loadAndActivate({ locale, messages: Object.assign({}, ...catalogues) })
    },
    async add(loader) {
      if (loaders.includes(loader)) return
      const locale = wanted ?? 'en'
      const messages = await loader(locale)
      loaders.push(loader)
      i18n.load(locale, messages)
      if (wanted && wanted !== locale) await this.use(wanted)
    },
  }
}

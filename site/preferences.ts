import { openSessionStorage } from '../shared/element/session-storage.ts'

export type Theme = 'dark' | 'light'

/** Names in session storage (section 9 of the specification). */
const names = { theme: 'theme', locale: 'locale' } as const

const read = (name: string): string => openSessionStorage()?.getItem(name) ?? ''

const keep = (name: string, value: string): void => {
  try {
    openSessionStorage()?.setItem(name, value)
  } catch {
    // Full, or forbidden: the choice lasts as long as the page.
  }
}

/** What was chosen in this tab; empty where nothing was. A language may be `system`. */
export const chosenLocale = (): string => read(names.locale)
export const keepLocale = (locale: string): void => keep(names.locale, locale)
export const chosenTheme = (): Theme => (read(names.theme) === 'light' ? 'light' : 'dark')
export const keepTheme = (theme: Theme): void => keep(names.theme, theme)

/** A cookie of the page: `token`, `appLang` and `nickname` come from sign-in and from the app. */
export function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

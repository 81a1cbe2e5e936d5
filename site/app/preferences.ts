import { openSessionStorage } from '../../shared/element/view/session-storage.ts'

export type Theme = 'dark' | 'light'

/** Names in session storage: the first three by section 3 of the specification, the others ours. */
const names = {
  token: 'token',
  locale: 'locale',
  theme: 'theme',
  notice: 'notice',
  transferQuery: 'transferQuery',
} as const

const read = (name: string): string => openSessionStorage()?.getItem(name) ?? ''

const keep = (name: string, value: string): void => {
  try {
    openSessionStorage()?.setItem(name, value)
  } catch {
    // Full, or forbidden: the choice lasts as long as the page.
  }
}

/** A cookie of the page: `token`, `appLang` and `nickname` come from sign-in and from the app. */
export function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

const writeCookie = (name: string, value: string, more = ''): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older webviews
  document.cookie = `${name}=${value}; path=/; samesite=lax${more}`
}

/** The login token: session storage first, then the cookie (section 3 of the specification). */
export const readToken = (): string => read(names.token) || readCookie('token')

/**
 * Forgets a token that the server refused. In session storage it would hide the cookie that the next
 * sign-in sets.
 */
export function forgetToken(): void {
  keep(names.token, '')
  writeCookie('token', '', '; max-age=0')
  showWhetherSignedIn()
}

/** What the links to the wallet depend on; set before the first paint, so that nothing moves. */
export const showWhetherSignedIn = (): void => {
  document.documentElement.classList.toggle('signed-in', readToken() !== '')
}

/** What was chosen in this tab; empty where nothing was. A language may be `system`. */
export const chosenLocale = (): string => read(names.locale)

/**
 * Keeps the chosen language. An `appLang` of the app is set to it: on the transfer page that cookie
 * decides, and a choice made there must hold.
 */
export function keepLocale(locale: string): void {
  keep(names.locale, locale)
  if (readCookie('appLang')) writeCookie('appLang', locale)
}

export const chosenTheme = (): Theme => (read(names.theme) === 'light' ? 'light' : 'dark')
export const keepTheme = (theme: Theme): void => keep(names.theme, theme)

/** The notice to show, as text; see `notices.ts`. */
export const readNotice = (): string => read(names.notice)
export const keepNotice = (notice: string): void => keep(names.notice, notice)

/** The query of the transfer page that was last asked for: who signs in comes back to it. */
export const transferQuery = (): string => read(names.transferQuery)
export const keepTransferQuery = (query: string): void => keep(names.transferQuery, query)

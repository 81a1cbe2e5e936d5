import { readCookies } from '../../shared/api/storage/cookies.ts'
import { openSessionStorage } from '../../shared/api/storage/session-storage.ts'

export type Theme = 'dark' | 'light'

/** Keys in session storage: the first three from section 3 of the specification, the others ours. */
const names = {
  token: 'token',
  locale: 'locale',
  theme: 'theme',
  /** The token that was copied from the cookie. */
  cookieToken: 'cookieToken',
  notice: 'notice',
  holder: 'holder',
  balances: 'balances',
  enquiries: 'enquiries',
} as const

const read = (name: string): string => openSessionStorage()?.getItem(name) ?? ''

const keep = (name: string, value: string): void => {
  try {
    const storage = openSessionStorage()
    // A full storage would keep the old value.
    storage?.removeItem(name)
    storage?.setItem(name, value)
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}

/** A cookie of the page: `token`, `appLang` and `nickname` come from sign-in and from the app. */
export const readCookie = (name: string): string => readCookies(name)[0] ?? ''

const writeCookie = (name: string, value: string, more = ''): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older webviews
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}${more}`
  } catch {
    // Cookies are forbidden: session storage has the value.
  }
}

/**
 * The login token of this tab: session storage first, then the cookie (section 3 of the
 * specification).
 *
 * A tab belongs to one person. Its token is in session storage: that of a sign-in in this tab, or
 * else a copy of the cookie's (`takeCookieToken`). So a person who signs in elsewhere changes the
 * cookie, but nobody here.
 * - A sign-in in this tab wins over the cookie until it is forgotten.
 * - A copy lasts as long as the document; the next one copies the cookie again. An app that signs
 *   in another person sets its cookie and loads the page again.
 * - A sign-out in another tab ends the session: the next call with the copy is refused, and
 *   `forgetToken` removes it.
 * - A forgotten token leaves an empty entry, which hides the cookie of another person until the
 *   next document, or until a page behind sign-in is opened.
 *
 * There is no entry at all if session storage is forbidden or full; then the cookie counts.
 */
export const readToken = (): string =>
  openSessionStorage()?.getItem(names.token) ?? readCookie('token')

/**
 * Copies the token of the cookie into session storage, unless a person has signed in in this tab.
 * Runs as a document opens, before the first paint.
 */
export function takeCookieToken(): void {
  const token = read(names.token)
  if (!token || token === read(names.cookieToken)) {
    const copy = readCookie('token')
    keep(names.token, copy)
    keep(names.cookieToken, copy)
  }
  tellHolder()
}

/** Event on the window when a person signs in or out, or when more is known of the person. */
export const holderChange = 'site-holder'

/** Stores the token of a sign-in: for this tab, and in the cookie for the others. */
export function keepToken(token: string): void {
  keep(names.holder, '')
  keep(names.cookieToken, '')
  keep(names.token, token)
  writeCookie('token', token)
  tellHolder()
}

/**
 * Removes a token and what is known of its holder. Another person may have signed in meanwhile, in
 * this tab or in another: their token stays.
 */
export function forgetToken(token: string): void {
  if (readToken() === token) keep(names.holder, '')
  if (read(names.token) === token) keep(names.token, '')
  if (readCookie('token') === token) writeCookie('token', '', '; max-age=0')
  tellHolder()
}

/** Who is signed in, as text; see `holder.ts`. */
export const readHolder = (): string => read(names.holder)

export function keepHolder(holder: string): void {
  keep(names.holder, holder)
  tellHolder()
}

const tellHolder = (): void => {
  // The wallet links depend on it.
  document.documentElement.classList.toggle('signed-in', readToken() !== '')
  dispatchEvent(new Event(holderChange))
}

/** The language chosen in this tab, which may be `system`; empty if none was chosen. */
export const chosenLocale = (): string => read(names.locale)

/** Stores a language for this tab only; the app keeps its own. */
export const keepTabLocale = (locale: string): void => keep(names.locale, locale)

/**
 * Stores the chosen language. It also sets the app's `appLang` cookie if there is one, because that
 * cookie decides on the transfer page.
 */
export function keepLocale(locale: string): void {
  keepTabLocale(locale)
  if (readCookie('appLang')) writeCookie('appLang', locale)
}

export const chosenTheme = (): Theme => (read(names.theme) === 'light' ? 'light' : 'dark')
export const keepTheme = (theme: Theme): void => keep(names.theme, theme)

/** Whether the person has hidden the balances in `<tw-wallet>`. */
export const areBalancesHidden = (): boolean => read(names.balances) !== ''
export const keepBalancesHidden = (areHidden: boolean): void =>
  keep(names.balances, areHidden ? 'hidden' : '')

/** The notice to show, as text; see `notices.ts`. */
export const readNotice = (): string => read(names.notice)
export const keepNotice = (notice: string): void => keep(names.notice, notice)

/** What is written in forms to the company, as text; see `kept-drafts.ts`. */
export const readEnquiries = (): string => read(names.enquiries)
export const keepEnquiries = (drafts: string): void => keep(names.enquiries, drafts)

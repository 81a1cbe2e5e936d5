import { openSessionStorage } from '../../shared/element/view/session-storage.ts'

export type Theme = 'dark' | 'light'

/** Keys in session storage: the first three from section 3 of the specification, the others ours. */
const names = {
  token: 'token',
  locale: 'locale',
  theme: 'theme',
  notice: 'notice',
  holder: 'holder',
  balances: 'balances',
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
export function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

const writeCookie = (name: string, value: string, more = ''): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older webviews
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}${more}`
}

/** The login token: session storage first, then the cookie (section 3 of the specification). */
export const readToken = (): string => read(names.token) || readCookie('token')

/** Event on the window when a person signs in or out, or when more is known of the person. */
export const holderChange = 'site-holder'

/** Stores the token of a sign-in: for this tab, and in the cookie for the others. */
export function keepToken(token: string): void {
  keep(names.holder, '')
  keep(names.token, token)
  writeCookie('token', token)
  tellHolder()
}

/**
 * Removes a token and what is known of its holder. Another person may have signed in meanwhile, in
 * this tab or in another: their token stays. A token in session storage would hide a later cookie.
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
  showWhetherSignedIn()
  dispatchEvent(new Event(holderChange))
}

/** Sets the class that the wallet links depend on; runs before the first paint, so nothing moves. */
export const showWhetherSignedIn = (): void => {
  document.documentElement.classList.toggle('signed-in', readToken() !== '')
}

/** The language chosen in this tab, which may be `system`; empty if none was chosen. */
export const chosenLocale = (): string => read(names.locale)

/**
 * Stores the chosen language. It also sets the app's `appLang` cookie if there is one, because that
 * cookie decides on the transfer page.
 */
export function keepLocale(locale: string): void {
  keep(names.locale, locale)
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
